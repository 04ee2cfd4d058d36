import { newPost } from '@fonte/server/test-kit/community'
import type { APIRequestContext, Page } from '@playwright/test'
import { callerOf } from './api.ts'
import { saveProgram } from './training.ts'

/** Publishes a new program of whoever is signed in; answers the post as it was asked for. */
export const publishPost = async (
  request: APIRequestContext,
  post: { title?: string; message?: string } = {},
  program: Parameters<typeof saveProgram>[1] = {},
) => {
  const { id: programId } = await saveProgram(request, program)
  const id = crypto.randomUUID()
  const asked = newPost(programId, { id, ...post })
  await callerOf(request).call('create-post', { body: asked })
  return { id, title: asked.title, programId }
}

/** The card of a post. */
export const postCard = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

/** What the journeys of the community read and press, in both languages. */
export const communityWords = {
  fr: {
    title: 'Communauté',
    search: 'Rechercher un programme',
    group: 'Groupe musculaire',
    view: 'Voir',
    copy: 'Copier',
    delete: 'Supprimer',
    deleteTitle: /^Supprimer cette publication/,
    deleted: 'Publication supprimée',
    retry: 'Réessayer',
    close: 'Fermer',
    cancel: 'Annuler',
    filters: /^Filtres/,
    noResult: 'Aucun résultat',
    loadFailed: 'Impossible de charger les publications de la communauté.',
    copied: 'Programme copié',
    copyFailed: 'Erreur de copie',
    badge: 'Copié',
    section: 'Programmes de la communauté',
    rate: 'Noter',
    four: '4 sur 5',
    rated: 'Note enregistrée',
    mean: 'Note 4,0 sur 5, 1 avis',
    unrated: 'Pas encore noté',
    report: 'Signaler',
    description: 'Description',
    send: 'Envoyer',
    reported: 'Signalement envoyé',
    hide: 'Masquer l’auteur',
    hidden: /^1 auteur masqué/,
    showAgain: 'Afficher à nouveau',
    offline: /dernière liste/,
    publish: 'Publier',
    unpublish: 'Retirer',
    published: 'Publié',
    postTitle: 'Titre',
    message: 'Message',
    titleMissing: 'Titre requis',
    titleMissingText: 'Veuillez donner un titre à votre publication.',
    publishedToast: 'Programme publié',
    publishFailed: 'Impossible de publier le programme.',
    unpublished: 'Programme retiré',
    checkFailed: 'Impossible de vérifier les publications existantes.',
    premiumFeature: 'Fonctionnalité Premium',
    premiumRequired: 'Accès Premium Requis',
    premiumRequiredText: 'Passez à Premium pour publier dans la communauté.',
    seeChanges: 'Voir les changements',
    take: /^Reprendre/,
    updated: 'Programme mis à jour',
  },
  en: {
    title: 'Community',
    search: 'Search programs',
    group: 'Muscle group',
    view: 'View',
    copy: 'Copy',
    delete: 'Delete',
    deleteTitle: /^Delete this post/,
    deleted: 'Post deleted',
    close: 'Close',
    cancel: 'Cancel',
    filters: /^Filters/,
    noResult: 'No results',
    copied: 'Program copied',
    copyFailed: 'Copy error',
    badge: 'Copied',
    section: 'Community programs',
    rate: 'Rate',
    four: '4 out of 5',
    rated: 'Rating saved',
    mean: 'Rated 4.0 out of 5, 1 rating',
    unrated: 'Not rated yet',
    report: 'Report',
    description: 'Description',
    send: 'Send',
    reported: 'Report sent',
    hide: 'Hide author',
    hidden: /^1 hidden author/,
    showAgain: 'Show again',
    offline: /last list/,
    publish: 'Publish',
    unpublish: 'Unpublish',
    published: 'Published',
    postTitle: 'Title',
    message: 'Message',
    titleMissing: 'Title required',
    titleMissingText: 'Please give your post a title.',
    publishedToast: 'Program published',
    unpublished: 'Program unpublished',
    premiumFeature: 'Premium feature',
    seeChanges: 'See changes',
    take: /^Apply/,
    updated: 'Program updated',
  },
} as const
