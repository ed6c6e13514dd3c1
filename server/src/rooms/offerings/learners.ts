import type { TenantContext } from '#platform/visit'
import { namesOfTargets, receiversOf, targetStore } from '#targets'
import { offeringStore } from './periods/index.ts'

/** Somebody to whom a course is given, by a class or by name. */
export type GivenLearner = {
  readonly personId: string
  /** Null for whoever was named. */
  readonly classId: string | null
  readonly className: string
}

/** To whom a course is given now, whatever the dates: a line for each class by which somebody has it. */
export const learnersGiven = async (
  tenant: TenantContext,
  courseId: string,
): Promise<GivenLearner[]> => {
  const rows = await offeringStore(tenant).ofCourses([courseId])
  const lines: GivenLearner[] = []
  if (rows.length === 0) return lines
  const targets = await targetStore(tenant).targets(rows.map(({ id }) => id))
  const names = await namesOfTargets(tenant, targets)
  for (const { id } of rows)
    for (const [personId, { targetMatch }] of await receiversOf(tenant, id)) {
      if (!targetMatch.open) continue
      for (const { kind, refId, archived } of targetMatch.via) {
        if (archived) continue
        const one = names.get(refId)
        // A group stands for its class.
        const className = (kind === 'person' ? '' : one?.name) ?? ''
        lines.push({ personId, classId: one?.classId ?? null, className })
      }
    }
  return lines
}
