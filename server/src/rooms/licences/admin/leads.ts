import { addLead } from '@xinglin/contract/licences'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { licenceStore } from '../store.ts'

/** The name of a course that this visitor may see, or undefined; given by the room of courses. */
export type NameOf = (visit: Visit, courseId: string) => Promise<string | undefined>

const dayMs = 86_400_000
const leadsADay = 500

/** Answers the wishes to buy or to try a course; `nameOf` comes from the room of courses. */
export const licenceCalls = (nameOf: NameOf) => [
  answer(addLead, async function handleAddLead(visit, { CourseId, Name, Phone, Message }) {
    const { missing, sensitive, tooMany, busy } = addLead.refusals
    const courseName = await nameOf(visit, CourseId)
    if (courseName === undefined) throw refuse(missing)
    await refuseSensitive(visit, `${Name}\n${Message}`, 'lead', sensitive)
    const store = licenceStore(visit)
    const since = new Date(visit.at.getTime() - dayMs)
    if (await store.hasLead(CourseId, Phone, since)) throw refuse(tooMany)
    // More than anybody could call back: somebody is filling the list.
    if ((await store.leadsSince(since)) >= leadsADay) throw refuse(busy)
    await store.addLead({
      id: newId(visit.at.getTime()),
      courseId: CourseId,
      courseName,
      personId: visit.person?.id ?? null,
      name: Name,
      phone: Phone,
      message: Message,
      at: visit.at,
    })
    return {}
  }),
]
