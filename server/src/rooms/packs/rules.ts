import type { PackVerdict } from '@xinglin/contract/packs'

/** Something that came in a pack, as the school has it now. */
export type Standing = {
  readonly versionId: string
  /** Somebody writes on it, or took it out of use. */
  readonly revised: boolean
}

/** What a pack laid at a school. */
type Laid = { readonly versionId: string; readonly hash: string; readonly own: boolean }

/**
 * What adding a pack or updating it does to an item: `laid` is what a pack laid before, `standing` how that is now, `own`
 * whether the school has the same from elsewhere. What the school edited stays as it is.
 */
export const verdictOf = (
  hash: string,
  {
    laid,
    standing,
    own,
  }: {
    readonly laid: Laid | undefined
    readonly standing: Standing | undefined
    readonly own: boolean
  },
): PackVerdict => {
  if (!laid) return own ? 'own' : 'new'
  if (laid.own) return standing ? 'own' : 'removed'
  if (!standing) return 'removed'
  if (standing.revised || standing.versionId !== laid.versionId) return 'edited'
  return laid.hash === hash ? 'same' : 'changed'
}
