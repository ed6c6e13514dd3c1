import {
  getResource,
  getResourceTargets,
  reviewResource,
  shareResource,
} from '@xinglin/contract/resources'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { namesOfTargets, targetStore } from '#targets'
import { libraryStore, type ListedResource } from './library-store.ts'
import { canBeMarked } from './mark-files.ts'
import type { FileRoom } from './files.ts'
import { changeableResource, givenKind, mayChange, refuseUnreachable } from './policy.ts'
import type { ShowResources } from './serialize-resource.ts'

const { missing } = getResource.refusals
const { unready, unchecked, unmarkable } = shareResource.refusals

/** Answers those who share what is theirs, and those who decide what the school receives. */
export const sharingCalls = (files: FileRoom, show: ShowResources) => {
  const changeable = async (visit: Visit, id: string): Promise<ListedResource> => {
    const listed = await libraryStore(visit).find(id)
    if (!listed || !mayChange(visit, listed.resource)) throw refuse(missing)
    return listed
  }
  const showOne = async (visit: Visit, id: string) => {
    const [shown] = await show(visit, [await changeable(visit, id)])
    if (!shown) throw refuse(missing)
    return shown
  }
  return [
    answer(shareResource, async function handleShareResource(visit, input) {
      const { Id, Visibility, MayDownload, Targets } = input
      const { file, resource } = await changeable(visit, Id)
      if (Visibility !== 'self') {
        if (!file) throw refuse(unready)
        if (resource.unchecked) throw refuse(unchecked)
        if (!MayDownload && !(await canBeMarked(visit, files, resource.kind, file)))
          throw refuse(unmarkable)
      }
      const before = await changeableResource(visit, Id)
      const isOwnWish = Visibility === 'class'
      if (isOwnWish) {
        const groups = await namesOfTargets(
          visit,
          Targets.map((one) => ({ kind: one.Kind, refId: one.Id })),
        )
        const classIds = Targets.filter(({ Kind }) => Kind !== 'person').map(
          (one) => groups.get(one.Id)?.classId ?? one.Id,
        )
        await refuseUnreachable(
          visit,
          [...new Set(classIds)],
          Targets.some(({ Kind }) => Kind === 'person'),
        )
      }
      await targetStore(visit).retarget(
        Id,
        givenKind,
        isOwnWish
          ? Targets.map((one) => ({ kind: one.Kind, refId: one.Id, excluded: one.Excluded }))
          : [],
      )
      const stays =
        before.visibility === 'school' &&
        before.state === 'approved' &&
        before.mayDownload === MayDownload
      const states = {
        self: 'own',
        class: 'approved',
        school: runsSchool(visit) || stays ? 'approved' : 'pending',
      } as const
      const state = states[Visibility]
      await libraryStore(visit).change(Id, {
        visibility: Visibility,
        mayDownload: MayDownload,
        state,
        reason: '',
      })
      if (runsSchool(visit))
        await visit.publish({
          kind: 'managed',
          area: 'resources',
          text: `更改了资源“${resource.title}”的共享范围`,
        })
      return showOne(visit, Id)
    }),

    answer(getResourceTargets, async function handleGetResourceTargets(visit, { Id }) {
      await changeable(visit, Id)
      const targets = await targetStore(visit).targets([Id])
      const names = await namesOfTargets(visit, targets)
      const people = await facesOf(
        visit,
        targets.flatMap(({ kind, refId }) => (kind === 'person' ? [refId] : [])),
      )
      return {
        List: targets.map(({ kind, refId, excluded }) => ({
          Kind: kind,
          Id: refId,
          Name: names.get(refId)?.name ?? people.get(refId)?.name ?? '',
          Excluded: excluded,
        })),
      }
    }),

    answer(reviewResource, async function handleReviewResource(visit, { Id, Pass, Reason }) {
      const { wrongState, reason } = reviewResource.refusals
      const row = await changeableResource(visit, Id)
      if (row.state !== 'pending') throw refuse(wrongState)
      if (!Pass && Reason === '') throw refuse(reason)
      await libraryStore(visit).change(Id, {
        state: Pass ? 'approved' : 'returned',
        reason: Pass ? '' : Reason,
      })
      await visit.publish({
        kind: 'managed',
        area: 'resources',
        text: `${Pass ? '通过' : '退回'}了资源“${row.title}”的共享申请`,
        detail: Reason,
      })
      await visit.publish({
        kind: 'notice',
        notice: {
          kind: 'resource-reviewed',
          subjectId: Id,
          title: row.title,
          to: [row.personId],
          occurrence: `${Pass} ${visit.at.toISOString()}`,
        },
      })
      return showOne(visit, Id)
    }),
  ]
}
