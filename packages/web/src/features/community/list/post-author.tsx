import { Avatar } from '../../../ui/avatar.tsx'

/** Who published: the public username, kept apart from the direction of the text around it. */
export function PostAuthor({ name }: { name: string }) {
  return (
    <p className="post-author">
      <Avatar name={name} small />
      <bdi>{name}</bdi>
    </p>
  )
}
