import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { targetStore, type Ref } from '#targets'
import { offeringKind, offeringStore } from './periods/index.ts'

/** Gives a course of the demo or of a test to some classes and people. */
export const makeOffering = async (
  school: TenantContext,
  wanted: {
    readonly courseId: string
    readonly termId: string
    readonly givenBy: string
    readonly targets: readonly (Ref & { readonly excluded?: boolean })[]
    readonly opensAt?: Date
    readonly closesAt?: Date
    readonly deadlines?: readonly { readonly itemKey: string; readonly dueAt: Date }[]
    readonly at: Date
  },
): Promise<string> => {
  const id = newId(wanted.at.getTime())
  await offeringStore(school).add({
    id,
    courseId: wanted.courseId,
    termId: wanted.termId,
    givenBy: wanted.givenBy,
    opensAt: wanted.opensAt ?? null,
    closesAt: wanted.closesAt ?? null,
    createdAt: wanted.at,
    editedAt: wanted.at,
  })
  await targetStore(school).retarget(
    id,
    offeringKind,
    wanted.targets.map(({ excluded = false, ...one }) => ({ ...one, excluded })),
  )
  await offeringStore(school).redate(id, wanted.deadlines ?? [])
  return id
}
