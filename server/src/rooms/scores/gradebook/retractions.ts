import { classTitles } from '#classes'
import { runsSchool, type Visit } from '#platform/visit'
import { gradebookStore } from './store.ts'

/** The classes whose grades shall be taken back, with their titles, for those who run the school; nothing for others. */
export const retractionsToDecide = async (
  visit: Visit,
): Promise<readonly { readonly classId: string; readonly title: string }[]> => {
  if (!runsSchool(visit)) return []
  const titles = await classTitles(visit, await gradebookStore(visit).asked())
  return [...titles].map(([classId, title]) => ({ classId, title }))
}
