import { getOwnTeaching, saveOwnTeaching, type OwnTeaching } from '@xinglin/contract/teachers'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { markOf } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { teacherStore, type TeacherRow } from './store.ts'

const { missing, newer, sensitiveRemark, sensitiveExpertise } = saveOwnTeaching.refusals

const toResponse = ({ remark: Remark, expertise }: TeacherRow): OwnTeaching => {
  const teaching = { Remark, Expertise: [...expertise] }
  return { ...teaching, Version: markOf(teaching) }
}

/** The visitor as a teacher, held until the call ends. */
const lockOwn = async (visit: Visit): Promise<TeacherRow> => {
  const row = await teacherStore(visit).lock(visit.person?.id ?? '')
  if (!row) throw refuse(missing)
  return row
}

/** Answers teachers who say something of themselves. */
export const ownCalls = () => [
  answer(getOwnTeaching, async function handleGetOwnTeaching(visit) {
    return toResponse(await lockOwn(visit))
  }),

  answer(
    saveOwnTeaching,
    async function handleSaveOwnTeaching(visit, { Remark, Expertise, Version }) {
      const before = toResponse(await lockOwn(visit))
      if (Version !== '' && Version !== before.Version) throw refuse(newer, { data: before })
      await refuseSensitive(visit, Remark, 'teacher', sensitiveRemark)
      // One by one: two harmless words beside each other are not the word that they would make.
      for (const one of Expertise) await refuseSensitive(visit, one, 'teacher', sensitiveExpertise)
      const changes = { remark: Remark, expertise: [...new Set(Expertise)] }
      const after = await teacherStore(visit).change(visit.person?.id ?? '', changes)
      if (!after) throw refuse(missing)
      if (toResponse(after).Version !== before.Version)
        await visit.publish({
          kind: 'managed',
          area: 'users',
          text: '修改了自己的教师简介',
          detail: [
            ...(changes.expertise.length > 0 ? [`擅长 ${changes.expertise.join('、')}`] : []),
            Remark,
          ]
            .filter(Boolean)
            .join('；'),
        })
      return toResponse(after)
    },
  ),
]
