import {
  addStandardDepartments,
  checkHosts,
  getGuide,
  guideNames,
  guideSteps,
  postponeStep,
  type Guide,
} from '@xinglin/contract/schools'
import { answer } from '#platform/http'
import type { AskCertificate } from '#platform/outbound'
import { momentWord, refuse, type Visit } from '#platform/visit'
import { schoolsStore } from './admin-store.ts'
import { departmentsOf } from './directory.ts'
import { addStandardList } from './find-or-create-section.ts'
import { type GuideFacts, stepsOf, toGuideSteps } from './guide-rules.ts'
import { guideStore } from './guide-store.ts'
import { lookAtHosts } from './host-checks.ts'

/** What rooms above know of a school that opens. */
export type KnowFacts = (visit: Visit) => Promise<GuideFacts>

const guideOf = async (visit: Visit, know: KnowFacts): Promise<Guide> => {
  const row = await schoolsStore(visit.db).find(visit.school.id)
  if (!row) throw refuse([-404, '数据不存在'])
  const hosts = (await schoolsStore(visit.db).hosts([row.id])).map(({ host }) => host)
  const departments = await departmentsOf(visit)
  const kept = await guideStore(visit).steps()
  const seen = kept.find(({ step }) => step === 'hosts')
  const steps = stepsOf(
    {
      name: row.name,
      themeColour: row.themeColour,
      hasLogo: row.topLogoUrl !== '',
      hosts,
      departments: departments.filter(({ parentId }) => parentId === null).length,
      sections: departments.filter(({ parentId }) => parentId !== null).length,
    },
    await know(visit),
    { hosts: seen?.hosts ?? [], at: seen?.checkedAt ?? null },
    { at: visit.at, momentOf: (at) => momentWord(visit.school.timezone, at) },
  )
  const postponed = new Set(kept.filter(({ later }) => later).map(({ step }) => step))
  const known = new Set(hosts)
  return {
    Steps: toGuideSteps(steps, guideSteps, postponed),
    Hosts: (seen?.hosts ?? []).filter(({ Host }) => known.has(Host)),
    HostsAt: seen?.checkedAt?.toISOString() ?? '',
  }
}

const addAndTell = async (visit: Visit) => {
  const added = await addStandardList(visit)
  if (added.Departments + added.Sections > 0)
    await visit.publish({
      kind: 'managed',
      area: 'departments',
      text: `按标准目录新增了 ${added.Departments} 个学科、${added.Sections} 个科室`,
    })
  return added
}

/** Answers the guide of a school that opens; `ask` asks hosts for their certificates. */
export const guideCalls = (know: KnowFacts, ask: AskCertificate) => [
  answer(getGuide, function handleGetGuide(visit) {
    return guideOf(visit, know)
  }),

  answer(postponeStep, async function handlePostponeStep(visit, { Step, Later }) {
    await guideStore(visit).postpone(Step, Later)
    await visit.publish({
      kind: 'managed',
      area: 'school',
      text: `${Later ? '暂缓了' : '恢复了'}开通步骤“${guideNames[Step]}”`,
    })
    return guideOf(visit, know)
  }),

  answer(checkHosts, async function handleCheckHosts(visit) {
    const { school, at } = visit
    const hosts = (await schoolsStore(visit.db).hosts([school.id])).map(({ host }) => host)
    const seen = await visit.apart(() => lookAtHosts(hosts, ask, { timezone: school.timezone, at }))
    await guideStore(visit).keepHosts(seen, at)
    return guideOf(visit, know)
  }),

  answer(addStandardDepartments, function handleAddStandardDepartments(visit) {
    return addAndTell(visit)
  }),
]
