import type { Database } from '#platform/database'
import type { Notice, TenantContext } from '#platform/visit'
import { askedPeople } from './policy.ts'
import { responseStore } from './response-store.ts'
import { questionnaireStore } from './store.ts'

const atOnce = 20

/** Keeps a notice for its people; handed in from above. */
type Notify = (school: TenantContext, at: Date, notice: Notice) => Promise<unknown>

/**
 * Tells those who are asked of questionnaires that opened, each once; and mixes the answers of anonymous ones, so that a
 * minute after they came nothing in the database joins them with who gave them. Any number of processes may do it at once.
 */
export const keepQuestionnaires = async (
  notify: Notify,
  database: Database,
  schoolId: string,
  at: Date,
): Promise<void> => {
  await database.within(schoolId, async (db) => {
    const school = { db, school: { id: schoolId } }
    const store = questionnaireStore(school)
    for (const row of await store.untold(at, atOnce)) {
      await notify(school, at, {
        kind: 'questionnaire-opened',
        subjectId: row.id,
        title: row.title,
        to: await askedPeople(school, row),
        senderId: row.ownerId,
      })
      await store.change(row.id, { announcedAt: at })
    }
  })
  const waiting = await database.within(schoolId, (db) =>
    responseStore({ db, school: { id: schoolId } }).unmixed(atOnce),
  )
  for (const id of waiting)
    await database.within(schoolId, async (db) => {
      const school = { db, school: { id: schoolId } }
      // Nobody answers meanwhile: who does holds it as well.
      if (await questionnaireStore(school).lock(id)) await responseStore(school).mix(id)
    })
}
