import { Cover } from '#courses'

/** Draws what a topic is about as courses' covers are drawn. */
export const drawSubject = ({ motif, id }: { readonly motif: string; readonly id: string }) => (
  <Cover src="" motif={motif} id={id} />
)
