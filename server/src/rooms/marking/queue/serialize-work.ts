import type { DecidedMark, getWork } from '@xinglin/contract/marking'
import type { OutputOf } from '@xinglin/contract/call'
import { nobody } from '@xinglin/contract/call'
import { facesOf } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { agreedBy, givenMarks, pointsApart } from '../marks/agreement.ts'
import { overseenWork, rubricOf } from '../marks/examine-mark.ts'
import { markStore, type MarkRow } from '../marks/mark-store.ts'
import { lastDecided } from '../marks/rules.ts'
import { codeOf, isHidden, unnamedFiles } from '../policies/anonymity.ts'
import { policyStore } from '../policies/policy-store.ts'
import { decidersOf, toRecheck } from '../rechecks/ask-recheck.ts'
import { recheckStore } from '../rechecks/store.ts'
import type { MarkingSource } from '../sources/marking-source.ts'

/** What was decided, with by whom; null where nothing was. */
export const toDecided = async (
  visit: Visit,
  mark: MarkRow | undefined,
): Promise<DecidedMark | null> =>
  mark?.outcome && mark.decidedAt
    ? {
        Mark: mark.mark,
        Rubric: [...(mark.rubric ?? [])],
        Outcome: mark.outcome,
        By:
          mark.markerId === nobody
            ? agreedBy
            : ((await facesOf(visit, [mark.markerId])).get(mark.markerId)?.name ?? ''),
        At: mark.decidedAt.toISOString(),
        Score: mark.score,
      }
    : null

/** Others who have marked a version or keep a mark of it, with when. */
export const othersOf = async (visit: Visit, marks: readonly MarkRow[]) => {
  const others = marks.filter(
    ({ markerId }) => markerId !== visit.person?.id && markerId !== nobody,
  )
  const faces = await facesOf(
    visit,
    others.map(({ markerId }) => markerId),
  )
  return others.map(({ markerId, keptAt, decidedAt }) => ({
    Name: faces.get(markerId)?.name ?? '',
    At: (decidedAt ?? keptAt).toISOString(),
    Decided: decidedAt !== null,
  }))
}

/** A version of a work with everything that whoever oversees it may know. */
export const toWorkResponse = async (
  source: MarkingSource,
  visit: Visit,
  id: string,
  wanted: number,
): Promise<OutputOf<typeof getWork>> => {
  const overseen = await overseenWork(source, visit, id)
  if (!overseen) throw refuse(source.refusals.missing)
  const { work, overseeing } = overseen
  const no = wanted === 0 ? work.version : wanted
  if (no > work.version) throw refuse(source.refusals.missing)
  const marks = await markStore(visit).ofWork(id)
  const ofVersion = marks.filter(({ version }) => version === no)
  const own = ofVersion.find(({ markerId }) => markerId === visit.person?.id)
  const policy = (await policyStore(visit).of([work.itemId], source.defaultPolicy))(work.itemId)
  const hides = isHidden(policy, work)
  // Of two who mark a work neither knows what the other gave before both have.
  const isOpen = policy.Markers === 2 && work.state === 'waiting' && no === work.version
  const decided = await toDecided(
    visit,
    isOpen ? (own?.outcome ? own : undefined) : lastDecided(ofVersion),
  )
  const face = hides ? undefined : (await facesOf(visit, [work.personId])).get(work.personId)
  const recheck = await recheckStore(visit).find(id)
  const { questionHtml, lateDays, parts, files, hasRecord, handed } = await source.document(
    visit,
    work,
    no,
  )
  return {
    Kind: work.kind,
    Id: work.id,
    GroupId: work.groupId,
    GroupName: overseeing.groupName,
    ItemId: work.itemId,
    Title: (await source.titles(visit, work.groupId)).get(work.itemId) ?? '',
    Asked: questionHtml,
    Name: hides ? `匿名 ${codeOf(work)}` : (face?.name ?? ''),
    Number: face?.number ?? '',
    LateDays: lateDays,
    MayMark: overseeing.mayMark && work.personId !== visit.person?.id,
    MayReturn: !source.neverReturned,
    IsReleased: await source.tellsAtOnce(visit, work),
    State: work.state,
    Version: no,
    Versions: handed.map((at, index) => ({
      No: index + 1,
      HandedAt: hides ? '' : at.toISOString(),
      Outcome:
        isOpen && index + 1 === no
          ? null
          : (lastDecided(marks.filter(({ version }) => version === index + 1))?.outcome ?? null),
    })),
    Parts: [...parts],
    Files: hides ? unnamedFiles(files) : [...files],
    HasRecord: hasRecord ?? false,
    Rubric: [...(decided?.Rubric ?? (await rubricOf(source, visit, work)))],
    MaySet: overseeing.maySetRubric,
    Policy: policy,
    Apart: isOpen
      ? pointsApart(ofVersion[0]?.rubric ?? [], givenMarks(ofVersion), policy.Differ)
      : 0,
    Own: own?.mark ?? null,
    Revision: own?.revision ?? 0,
    Decided: decided,
    Others: await othersOf(visit, ofVersion),
    Recheck: recheck ? await toRecheck(visit, recheck) : null,
    MayRecheck:
      recheck?.state === 'asked' &&
      (await decidersOf(source, visit, work, recheck.before.markerId)).includes(
        visit.person?.id ?? nobody,
      ),
  }
}
