import { dictionary } from '@fonte/domain/words/dictionary'
import { isolated } from '@fonte/domain/words/visible-text'

/** Words of publishing a program and of withdrawing it. */
export const publishMessages = dictionary({
  shareTitle: { fr: 'Publier dans la communauté', en: 'Publish to the community' },
  shareText: {
    fr: ({ name }: { name: string }) =>
      `« ${isolated(name)} » sera visible des membres Premium, sous votre pseudo et avec vos charges.`,
    en: ({ name }) =>
      `“${isolated(name)}” will be visible to Premium members, under your username and with your weights.`,
  },
  title: { fr: 'Titre', en: 'Title' },
  message: { fr: 'Message', en: 'Message' },
  messageHint: {
    fr: 'Pour qui, avec quel matériel, dans quel but.',
    en: 'Who it is for, what equipment it takes, what it aims at.',
  },
  notes: { fr: 'Notes à montrer', en: 'Notes to show' },
  notesHint: {
    fr: 'Une note qui n’est pas cochée n’est montrée à personne.',
    en: 'A note that is not selected stays yours alone.',
  },
  publish: { fr: 'Publier', en: 'Publish' },
  publishing: { fr: 'Publication…', en: 'Publishing…' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  titleMissing: { fr: 'Titre requis', en: 'Title required' },
  titleMissingText: {
    fr: 'Veuillez donner un titre à votre publication.',
    en: 'Please give your post a title.',
  },
  published: { fr: 'Programme publié', en: 'Program published' },
  publishedText: {
    fr: 'Il est visible dans la communauté.',
    en: 'It can now be seen in the community.',
  },
  error: { fr: 'Erreur', en: 'Error' },
  publishFailed: { fr: 'Impossible de publier le programme.', en: 'The program could not be published.' },
  notSynced: {
    fr: 'Ce programme attend d’être synchronisé. Publiez-le dès que ce sera fait.',
    en: 'This program is waiting to sync. Publish it once that is done.',
  },
  offline: {
    fr: 'Publier demande une connexion à Fonte. Ce que vous écrivez reste sur cet appareil.',
    en: 'Publishing needs a connection to Fonte. What you write stays on this device.',
  },
  alreadyPublished: {
    fr: 'Ce programme est déjà publié. Une autre publication s’y ajoute.',
    en: 'This program is already published. Publishing it again adds another post.',
  },

  // Premium
  premiumFeature: { fr: 'Fonctionnalité Premium', en: 'Premium feature' },
  premiumFeatureText: {
    fr: 'Publier un programme fait partie de Premium.',
    en: 'Publishing a program is part of Premium.',
  },
  premiumRequired: { fr: 'Accès Premium Requis', en: 'Premium access required' },
  premiumRequiredText: {
    fr: 'Passez à Premium pour publier dans la communauté.',
    en: 'Go Premium to publish to the community.',
  },

  // Withdrawal
  withdraw: { fr: 'Retirer', en: 'Unpublish' },
  withdrawTitle: { fr: 'Retirer de la communauté ?', en: 'Unpublish from the community?' },
  withdrawText: {
    fr: ({ name }: { name: string }) =>
      `Les publications de « ${isolated(name)} » et leurs notes disparaissent. Le programme reste, et les copies aussi.`,
    en: ({ name }) => `The posts of “${isolated(name)}” and their ratings go. The program stays, and so do its copies.`,
  },
  withdrawn: { fr: 'Programme retiré', en: 'Program unpublished' },
  withdrawnText: {
    fr: 'Il n’est plus visible dans la communauté.',
    en: 'It can no longer be seen in the community.',
  },
  withdrawFailed: {
    fr: 'Impossible de retirer la publication...',
    en: 'The program could not be unpublished.',
  },
})
