import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the ways through the product: header, drawer, tab bar and footer. */
export const navigationMessages = dictionary({
  skip: { fr: 'Aller au contenu', en: 'Skip to content' },
  brand: { fr: 'Fonte, accueil', en: 'Fonte, home' },
  mainNavigation: { fr: 'Principale', en: 'Main' },
  tabs: { fr: 'Onglets', en: 'Tabs' },
  home: { fr: 'Accueil', en: 'Home' },
  programs: { fr: 'Programmes', en: 'Programs' },
  stats: { fr: 'Statistiques', en: 'Stats' },
  community: { fr: 'Communauté', en: 'Community' },
  /** Beside the community for those who do not have it yet. */
  premium: { fr: 'Premium', en: 'Premium' },
  settings: { fr: 'Paramètres', en: 'Settings' },
  menu: { fr: 'Menu', en: 'Menu' },
  openMenu: { fr: 'Ouvrir le menu', en: 'Open menu' },
  privacy: { fr: 'Confidentialité', en: 'Privacy' },
  terms: { fr: 'Conditions', en: 'Terms' },
  legal: { fr: 'Mentions légales', en: 'Legal notice' },
  dataDeletion: { fr: 'Suppression des données', en: 'Data deletion' },
  copyright: { fr: (year: number) => `© ${year} Fonte`, en: (year) => `© ${year} Fonte` },
})
