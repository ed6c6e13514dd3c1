import { makePeerTeaching } from '#peer-teaching'
import type { TenantContext } from '#platform/visit'
import { startOfDay } from './assignments.ts'
import { expectFound } from './named-ids.ts'
import type { SeededClass } from './term.ts'

/** A day before now, as the ledger has it. */
const dayAgo = (days: number): string =>
  new Date(startOfDay(days).getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Lets students of the first class teach one another: student1 helps, is helped, and has something to confirm. */
export const fillPeerTeaching = async (
  school: TenantContext,
  classes: readonly SeededClass[],
  people: ReadonlyMap<string, string>,
): Promise<void> => {
  const [one] = classes
  if (!one?.demo.students.includes('student1')) return
  const person = (login: string) => expectFound(people.get(login), login)
  const own = person('student1')
  const [first = own, second = own, third = own] = one.demo.students
    .filter((login) => login !== 'student1')
    .map(person)
  const verifierId = person(one.demo.teacher)
  const at = startOfDay(30)
  await makePeerTeaching(school, {
    kind: 'offer',
    subject: '心电图判读',
    note: '每周三晚，从节律、间期到ST-T，一次讲一张图。',
    personId: own,
    at,
    match: {
      otherId: first,
      classId: one.id,
      isAsked: false,
      sessions: [
        {
          heldOn: dayAgo(24),
          minutes: 60,
          note: '讲了下壁心肌梗死的导联对应关系，练习了三张图。',
          state: 'verified',
          verifierId,
          toldByHelper: true,
        },
        {
          heldOn: dayAgo(12),
          minutes: 90,
          note: '房室传导阻滞的分型，一起画了PR间期的变化。',
          state: 'verified',
          verifierId,
          toldByHelper: true,
        },
        {
          heldOn: dayAgo(3),
          minutes: 45,
          note: '复习束支传导阻滞，做了五道判读题。',
          state: 'agreed',
          verifierId: null,
          toldByHelper: true,
        },
      ],
    },
  })
  await makePeerTeaching(school, {
    kind: 'offer',
    subject: '腹部触诊手法',
    note: '可在技能中心练习，适合刚开始学查体的同学。',
    personId: second,
    at,
    match: {
      otherId: own,
      classId: one.id,
      isAsked: false,
      sessions: [
        {
          heldOn: dayAgo(2),
          minutes: 40,
          note: '练习了肝脾触诊的呼吸配合，还需要练深触诊。',
          state: 'told',
          verifierId: null,
          toldByHelper: true,
        },
      ],
    },
  })
  await makePeerTeaching(school, {
    kind: 'request',
    subject: '病历书写：现病史',
    note: '总是写不清时间顺序，想请同学帮忙看两份。',
    personId: third,
    at: startOfDay(1),
  })
}
