/** A work that is to be assessed, and by how many more. */
export type WantedWork = { readonly id: string; readonly wanted: number }

/** Somebody who assesses, and how many works more they may be given. */
export type Reviewer = { readonly id: string; readonly most: number }

/** Who assesses which work. */
export type Pair = { readonly reviewerId: string; readonly workId: string }

/** What is dealt out, and how many reviews each work still lacks as nobody is left who may. */
export type Allocation = {
  readonly pairs: readonly Pair[]
  readonly lacking: ReadonlyMap<string, number>
}

/** An order by chance (Fisher and Yates). */
export const shuffled = <T>(list: readonly T[], random: () => number): T[] => {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[all[at], all[other]] = [all[other] as T, all[at] as T]
  }
  return all
}

/**
 * Gives each work as many reviewers as it wants, where that can be: a circular shift over an order by chance first, then
 * augmenting paths (a maximum flow), so that what lacks a reviewer lacks one however the works were dealt. `may` says who may
 * assess what: never their own. `before` are pairs that nobody has begun: they stay where they can, and go where they must.
 */
export const allocate = ({
  works,
  reviewers,
  may,
  before = [],
  random,
}: {
  readonly works: readonly WantedWork[]
  readonly reviewers: readonly Reviewer[]
  readonly may: (pair: Pair) => boolean
  readonly before?: readonly Pair[]
  readonly random: () => number
}): Allocation => {
  const most = new Map(reviewers.map((one) => [one.id, one.most]))
  const wanted = new Map(works.map((one) => [one.id, one.wanted]))
  const of = new Map(works.map(({ id }) => [id, new Set<string>()]))
  const by = new Map(reviewers.map(({ id }) => [id, new Set<string>()]))
  const lacks = (workId: string): number => (wanted.get(workId) ?? 0) - (of.get(workId)?.size ?? 0)
  const isFree = (id: string): boolean => (by.get(id)?.size ?? 0) < (most.get(id) ?? 0)
  const give = ({ reviewerId, workId }: Pair): void => {
    of.get(workId)?.add(reviewerId)
    by.get(reviewerId)?.add(workId)
  }
  const take = ({ reviewerId, workId }: Pair): void => {
    of.get(workId)?.delete(reviewerId)
    by.get(reviewerId)?.delete(workId)
  }
  const fits = (pair: Pair): boolean =>
    lacks(pair.workId) > 0 &&
    isFree(pair.reviewerId) &&
    !of.get(pair.workId)?.has(pair.reviewerId) &&
    may(pair)
  for (const pair of before) if (fits(pair)) give(pair)
  const people = shuffled(reviewers, random).map(({ id }) => id)
  const dealt = shuffled(works, random).map(({ id }) => id)
  // Everybody's first, then everybody's second: each at another distance in the order.
  for (let shift = 0; shift < dealt.length; shift += 1) {
    if (dealt.every((id) => lacks(id) <= 0)) break
    for (const [at, reviewerId] of people.entries()) {
      const workId = dealt[(at + shift) % dealt.length] ?? ''
      if (fits({ reviewerId, workId })) give({ reviewerId, workId })
    }
  }
  /** Finds a reviewer for a work, where need be by giving another work of theirs to somebody else. */
  const augment = (workId: string, seen: Set<string>): boolean => {
    for (const reviewerId of people) {
      const pair = { reviewerId, workId }
      if (seen.has(reviewerId) || of.get(workId)?.has(reviewerId) || !may(pair)) continue
      seen.add(reviewerId)
      if (isFree(reviewerId)) {
        give(pair)
        return true
      }
      for (const otherId of by.get(reviewerId) ?? [])
        if (augment(otherId, seen)) {
          take({ reviewerId, workId: otherId })
          give(pair)
          return true
        }
    }
    return false
  }
  for (const workId of dealt) while (lacks(workId) > 0 && augment(workId, new Set())) continue
  return {
    pairs: works.flatMap(({ id: workId }) =>
      [...(of.get(workId) ?? [])].map((reviewerId) => ({ reviewerId, workId })),
    ),
    lacking: new Map(works.flatMap(({ id }) => (lacks(id) > 0 ? [[id, lacks(id)] as const] : []))),
  }
}
