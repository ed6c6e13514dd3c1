import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { targetStore } from '#targets'
import { offeringKind, offeringStore } from './periods/index.ts'

type NewOffering = {
  readonly courseId: string
  readonly termId: string
  readonly givenBy: string
  /** The 教学班 that has it. */
  readonly classId: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly deadlines: readonly { readonly itemKey: string; readonly dueAt: Date }[]
  /** For whom it stays open for another time, and why. */
  readonly extensions: readonly {
    readonly personId: string
    readonly closesAt: Date
    readonly reason: string
  }[]
}

/** Gives a course to a class, with its dates and those of single students. */
export const makeOffering = async (
  school: TenantContext,
  { classId, deadlines, extensions, ...row }: NewOffering,
): Promise<void> => {
  const { opensAt, givenBy } = row
  const id = newId(opensAt.getTime())
  await offeringStore(school).add({ ...row, id, createdAt: opensAt, editedAt: opensAt })
  await offeringStore(school).redate(id, deadlines)
  const targets = targetStore(school)
  await targets.retarget(id, offeringKind, [{ kind: 'teaching', refId: classId, excluded: false }])
  await targets.override(
    extensions.map(({ personId, closesAt, reason }) => ({
      objectId: id,
      kind: 'person' as const,
      refId: personId,
      field: 'closes',
      at: closesAt,
      amount: null,
      reason,
      id: newId(opensAt.getTime()),
      writtenBy: givenBy,
      writtenAt: opensAt,
    })),
  )
}
