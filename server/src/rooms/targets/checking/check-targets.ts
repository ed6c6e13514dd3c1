import { role } from '@xinglin/contract/identity'
import { teachingPosts } from '#classes'
import { peopleAmong } from '#identity'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import type { Ref, Target, TargetKind } from '../rules.ts'
import { namesOfTargets } from '../targets.ts'

type Refusal = readonly [code: number, message: string]

/** Targets as forms send them. */
type Wanted = readonly {
  readonly Kind: TargetKind
  readonly Id: string
  readonly Excluded: boolean
}[]

const keyOf = ({ kind, refId }: { readonly kind: string; readonly refId: string }): string =>
  `${kind} ${refId}`

/**
 * To whom the visitor may give something: classes that they teach, 行政班, students of the school; those who run it any class.
 * What stood there `before` stays allowed: a class that was archived, a colleague's. Refuses others, and the same one twice.
 */
export const checkedTargets = async (
  visit: Visit,
  targets: Wanted,
  before: readonly { readonly kind: string; readonly refId: string }[],
  { target, twice }: { readonly target: Refusal; readonly twice: Refusal },
): Promise<Target[]> => {
  const wanted = targets.map(({ Kind, Id, Excluded }) => ({
    kind: Kind,
    refId: Id,
    excluded: Excluded,
  }))
  if (new Set(wanted.map(keyOf)).size < wanted.length) throw refuse(twice)
  const known = new Set(before.map(keyOf))
  const added = wanted.filter((one) => !known.has(keyOf(one)))
  const names = await namesOfTargets(visit, added)
  const posts = await teachingPosts(
    visit,
    [...names.values()].map(({ classId }) => classId),
  )
  const people = await peopleAmong(
    visit,
    added.flatMap(({ kind, refId }) => (kind === 'person' ? [refId] : [])),
  )
  const isAllowed = ({ kind, refId }: Ref): boolean => {
    if (kind === 'person') return people.get(refId)?.roleType === role.student
    const one = names.get(refId)
    if (!one || one.kind !== kind || one.archived) return false
    const post = posts.get(one.classId)?.post
    return (
      runsSchool(visit) || kind === 'administrative' || (post !== undefined && post !== 'assistant')
    )
  }
  if (!added.every(isAllowed)) throw refuse(target)
  return wanted
}
