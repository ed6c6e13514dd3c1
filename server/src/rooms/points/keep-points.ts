import { role } from '@xinglin/contract/identity'
import type { MessageKind } from '@xinglin/contract/messages'
import { asSchool } from '#platform/database'
import { dayIn, type DomainEvent, type TenantContext, type Visit } from '#platform/visit'
import { dayStore, dueStore } from './account-store.ts'

/** Of what people are told when something came or went for which they earn. */
const earning: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'report-released',
  'report-returned',
  'work-released',
  'work-returned',
  'exam-released',
  'exam-regraded',
  'recheck-decided',
  'appeal-decided',
  'score-reviewed',
  'review-featured',
  'contest-notice',
  'contest-changed',
])

/** Notes whose points are to be looked at after what they are told, where they earn by it. */
export const pointsDueBy = async (
  school: TenantContext,
  at: Date,
  { kind, to }: { readonly kind: MessageKind; readonly to: readonly string[] },
): Promise<void> => {
  if (earning.has(kind)) await dueStore(school).put(to, at)
}

// Thousands sign in within minutes before an examination; whoever looks at their own points has them at once.
const afterSignInMs = 2 * 3_600_000

/** Notes whose points are to be looked at, in the transaction in which it happens. */
export const keepPoints = async (visit: Visit, happening: DomainEvent): Promise<void> => {
  if (happening.kind === 'signed-in') {
    const { personId, roleType } = happening
    if (roleType !== role.student && roleType !== role.teacher) return
    await dayStore(visit).add(personId, dayIn(visit.school.timezone, visit.at), visit.at)
    await dueStore(visit).put([personId], new Date(visit.at.getTime() + afterSignInMs))
  }
  if (happening.kind === 'achieved') await dueStore(visit).put(happening.personIds, visit.at)
  if (happening.kind === 'notice') {
    const { notice } = happening
    await asSchool(visit, notice.schoolId ?? visit.school.id, (school) =>
      pointsDueBy(school, visit.at, notice),
    )
  }
}
