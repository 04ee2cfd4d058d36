import { LegalScreen } from '../../features/legal/legal-screen.tsx'
import { LogoScreen } from '../../features/legal/logo-screen.tsx'
import { DataDeletionScreen } from '../../features/personal-data/data-deletion-screen.tsx'
import { PublicFrame } from './public-frame.tsx'

/** What the public pages are made of comes in one piece: none of it is waited for after another. */
export { DataDeletionScreen, LogoScreen, PublicFrame }

export const PrivacyScreen = () => <LegalScreen document="privacy" />

export const NoticeScreen = () => <LegalScreen document="legal" />

export const TermsScreen = () => <LegalScreen document="terms" />
