import {
  addCourseGlance,
  addPageAccess,
  getDashboard,
  getSchoolCourseStatistic,
} from '@xinglin/contract/statistics'
import { courseAccess } from '#courses/access'
import { courseTotal } from '#courses/catalogue'
import { answer } from '#platform/http'
import { dayIn, refuse } from '#platform/visit'
import { dashboard } from './dashboard.ts'
import { pathAlone, screenOf, visitsADay } from './rules.ts'
import { countStore } from './store.ts'

const pageMs = 30_000
const glanceMs = 30 * 60_000

/** Answers the counting of visits and looks, and the tiles of the home page. */
export const statisticsCalls = () => [
  answer(addPageAccess, async function handleAddPageAccess(visit, { code, title, url }) {
    const store = countStore(visit)
    const path = pathAlone(url)
    const day = dayIn(visit.school.timezone, visit.at)
    const most = visitsADay({ isStranger: visit.person === null })
    const isNew = await store.isNew(`page:${screenOf(path)}`, pageMs)
    if (isNew && (await store.isWithinDay('visits', day, most))) {
      await store.keepAccess(String(code).slice(0, 50), title, path)
      await store.add('visits')
    }
    return {}
  }),

  answer(addCourseGlance, async function handleAddCourseGlance(visit, { CourseId }) {
    const access = await courseAccess(visit, CourseId)
    if (!access) throw refuse(addCourseGlance.refusals.missing)
    if (access.sight !== 'full') throw refuse([-1, (await access.reason()).Message])
    const store = countStore(visit)
    if (await store.isNew(`glance:${CourseId}`, glanceMs)) await store.add('clicks')
    return {}
  }),

  answer(getSchoolCourseStatistic, async function handleGetSchoolCourseStatistic(visit) {
    const { clicks, visits, logins } = await countStore(visit).totals()
    return {
      CourseCount: await courseTotal(visit),
      CourseClickTotal: clicks,
      CourseVisitTotal: visits,
      LoginCount: logins,
    }
  }),

  answer(getDashboard, dashboard),
]
