import { nobody } from '@xinglin/contract/call'
import { ownTeachingClasses } from '#classes'
import { memberOf, runsSchool, type Visit } from '#platform/visit'
import { postStore } from './post-store.ts'
import { sessionStore, type SessionRow } from './session-store.ts'

/** Of some sessions those that concern the visitor; for whoever tells of them. */
export const teachingSessionsAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<readonly SessionRow[]> => {
  const own = memberOf(visit)?.id ?? nobody
  const classes = new Set(visit.who === 'teacher' ? await ownTeachingClasses(visit) : [])
  const known = []
  for (const id of ids) {
    const row = await sessionStore(visit).find(id)
    if (!row) continue
    const isOwn = row.helperId === own || row.helpedId === own
    if (isOwn || runsSchool(visit) || classes.has(row.classId)) known.push(row)
  }
  return known
}

/** Of some posts those that the visitor made or answered. */
export const teachingPostsAmong = async (visit: Visit, ids: readonly string[]) => {
  const own = memberOf(visit)?.id ?? nobody
  const store = postStore(visit)
  const answered = new Map((await store.matchesOf(own)).map(({ postId, state }) => [postId, state]))
  const known = []
  for (const id of ids) {
    const row = await store.find(id)
    const state = answered.get(id)
    if (row && (row.personId === own || state !== undefined)) known.push({ row, state })
  }
  return known
}

/** Sessions that the visitor is to confirm, and answers to their posts. */
export const teachingWaits = async (visit: Visit) => {
  if (visit.who !== 'student') return { told: 0, asked: 0 }
  const own = memberOf(visit)?.id ?? nobody
  const sessions = await sessionStore(visit).ofPerson(own)
  const store = postStore(visit)
  let unanswered = 0
  for (const match of await store.matchesOf(own))
    if (match.state === 'asked' && (await store.find(match.postId))?.personId === own)
      unanswered += 1
  return {
    told: sessions.filter(({ state, toldBy }) => state === 'told' && toldBy !== own).length,
    asked: unanswered,
  }
}
