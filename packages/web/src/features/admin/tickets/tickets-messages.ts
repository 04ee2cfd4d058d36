import { dictionary } from '@fonte/domain/words/dictionary'
import { isolated } from '@fonte/domain/words/visible-text'

/** Whose a ticket is, and when it was written: somebody may have written several. */
type Told = { readonly name: string; readonly when: string }

/** Words of `/admin/tickets`. */
export const ticketsMessages = dictionary({
  title: { fr: 'Tickets', en: 'Tickets' },
  help: {
    fr: 'Les messages adressés au support. Les réponses partent par e-mail ; chaque changement est inscrit au journal.',
    en: 'Messages sent to support. Answers go out by email; every change is recorded in the log.',
  },
  placeholder: { fr: 'Texte, pseudo ou e-mail', en: 'Text, username or email' },
  error: { fr: 'Erreur', en: 'Error' },
  loadFailed: {
    fr: 'Impossible de charger les tickets. Veuillez réessayer.',
    en: 'The tickets could not be loaded. Please try again.',
  },
  statusFailed: {
    fr: 'Impossible de mettre à jour le statut du ticket.',
    en: 'The status of the ticket could not be updated.',
  },
  deleteFailed: { fr: 'Impossible de supprimer le ticket.', en: 'The ticket could not be deleted.' },
  answerFailed: { fr: 'Impossible d’envoyer la réponse.', en: 'The answer could not be sent.' },
  changedMeanwhile: {
    fr: 'Quelqu’un d’autre a modifié ce ticket entre-temps. La liste montre son état actuel.',
    en: 'Somebody else has changed this ticket in the meantime. The list shows its current state.',
  },
  goneMeanwhile: {
    fr: 'Ce ticket a été supprimé entre-temps.',
    en: 'This ticket has been deleted in the meantime.',
  },
  status: { fr: 'Statut', en: 'Status' },
  statusOf: {
    fr: ({ name, when }: Told) => `Statut du ticket\u00a0: ${isolated(name)}, ${when}`,
    en: ({ name, when }) => `Status of the ticket from ${isolated(name)}, ${when}`,
  },
  statusSet: { fr: 'Statut mis à jour', en: 'Status updated' },
  Ouvert: { fr: 'Ouvert', en: 'Open' },
  'En cours': { fr: 'En cours', en: 'In progress' },
  Fermé: { fr: 'Fermé', en: 'Closed' },
  openOnes: { fr: 'Ouverts', en: 'Open' },
  startedOnes: { fr: 'En cours', en: 'In progress' },
  closedOnes: { fr: 'Fermés', en: 'Closed' },
  all: { fr: 'Tous', en: 'All' },
  type: { fr: 'Type', en: 'Type' },
  allTypes: { fr: 'Tous les types', en: 'All types' },
  checked: { fr: 'Nouveaux tickets : vérifié à l’instant', en: 'New tickets: checked just now' },
  checking: { fr: 'Nouveaux tickets : vérification…', en: 'New tickets: checking…' },
  notChecked: { fr: 'Nouveaux tickets : vérification impossible', en: 'New tickets: could not be checked' },
  none: { fr: 'Aucun ticket', en: 'No tickets' },
  noneText: { fr: 'Personne n’a écrit au support.', en: 'Nobody has written to support.' },
  reportedPost: { fr: 'Publication signalée :', en: 'Reported post:' },
  postGone: { fr: 'retirée depuis', en: 'removed since' },
  answered: {
    fr: ({ when, by }: { when: string; by: string }) => `Répondu le ${when} par ${isolated(by)}`,
    en: ({ when, by }) => `Answered on ${when} by ${isolated(by)}`,
  },
  formerAdmin: { fr: 'un ancien administrateur', en: 'a former administrator' },
  answer: { fr: 'Répondre', en: 'Answer' },
  answerTo: {
    fr: ({ name }: { name: string }) => `Répondre à ${name}`,
    en: ({ name }) => `Answer ${name}`,
  },
  answerOf: {
    fr: ({ name, when }: Told) => `Répondre à ${isolated(name)}, ${when}`,
    en: ({ name, when }) => `Answer ${isolated(name)}, ${when}`,
  },
  answerText: {
    fr: 'La réponse part par e-mail à l’adresse du compte, avec un rappel du message. Son texte n’est pas conservé ici.',
    en: 'The answer is sent by email to the account’s address, with the message quoted. Its text is not kept here.',
  },
  answerField: { fr: 'Réponse', en: 'Answer' },
  answerMissing: { fr: 'Écrivez une réponse.', en: 'Write an answer.' },
  send: { fr: 'Envoyer', en: 'Send' },
  sending: { fr: 'Envoi…', en: 'Sending…' },
  sent: { fr: 'Réponse envoyée', en: 'Answer sent' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  deleteOf: {
    fr: ({ name, when }: Told) => `Supprimer le ticket\u00a0: ${isolated(name)}, ${when}`,
    en: ({ name, when }) => `Delete the ticket from ${isolated(name)}, ${when}`,
  },
  deleteTitle: { fr: 'Supprimer ce ticket ?', en: 'Delete this ticket?' },
  deleteText: {
    fr: 'Il disparaît définitivement pour tous les administrateurs, et son auteur ne le retrouvera plus dans ses données.',
    en: 'It disappears permanently for all administrators, and its author will no longer find it in their data.',
  },
  delete: { fr: 'Supprimer', en: 'Delete' },
  deleting: { fr: 'Suppression…', en: 'Deleting…' },
  deleted: { fr: 'Ticket supprimé', en: 'Ticket deleted' },
})
