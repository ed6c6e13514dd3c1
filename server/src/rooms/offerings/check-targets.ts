import { saveOffering } from '@xinglin/contract/offerings'
import { role } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import { overseesClasses } from '#classes'
import { teachesClasses } from '#classes/teaching'
import { peopleAmong } from '#identity'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { namesOfTargets, type Ref } from '#targets'

const { noTargets, target, twice } = saveOffering.refusals

type Wanted = Ref & { readonly excluded: boolean }

const keyOf = ({ kind, refId }: Pick<Wanted, 'kind' | 'refId'>): string => `${kind} ${refId}`

/** To whom a course is to be given, where the visitor may give something to them; what stood there before stays allowed. */
export const checkedTargets = async (
  visit: Visit,
  targets: InputOf<typeof saveOffering>['Targets'],
  before: readonly Ref[],
): Promise<Wanted[]> => {
  const wanted = targets.map(({ Kind, Id, Excluded }) => ({
    kind: Kind,
    refId: Id,
    excluded: Excluded,
  }))
  if (!wanted.some(({ excluded }) => !excluded)) throw refuse(noTargets)
  if (new Set(wanted.map(keyOf)).size < wanted.length) throw refuse(twice)
  const known = new Set(before.map(keyOf))
  const added = wanted.filter((one) => !known.has(keyOf(one)))
  const names = await namesOfTargets(visit, added)
  const people = await peopleAmong(
    visit,
    added.flatMap(({ kind, refId }) => (kind === 'person' ? [refId] : [])),
  )
  const classIds = [...names.values()].flatMap(({ kind, classId }) =>
    kind === 'administrative' ? [] : [classId],
  )
  const taught = await teachesClasses(visit, classIds)
  const overseen = await overseesClasses(visit, classIds)
  const isAllowed = ({ kind, refId }: Wanted): boolean => {
    if (kind === 'person') return people.get(refId)?.roleType === role.student
    const one = names.get(refId)
    if (!one || one.kind !== kind || one.archived) return false
    return (
      runsSchool(visit) ||
      kind === 'administrative' ||
      taught.has(one.classId) ||
      overseen.has(one.classId)
    )
  }
  if (!added.every(isAllowed)) throw refuse(target)
  return wanted
}
