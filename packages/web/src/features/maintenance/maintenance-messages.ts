import { dictionary } from '@fonte/domain/words/dictionary'

export const maintenanceMessages = dictionary({
  title: { fr: 'Maintenance en cours', en: 'Maintenance in progress' },
  text: {
    fr: 'Nous serons bientôt de retour. Merci de votre patience !',
    en: 'We will be back soon. Thank you for your patience!',
  },
  waiting: {
    fr: 'Ce qui n’est pas encore envoyé reste sur cet appareil et partira dès la réouverture.',
    en: 'What has not been sent yet stays on this device and will go out once we are back.',
  },
  administrators: { fr: 'Accès administrateur', en: 'Administrator access' },
})
