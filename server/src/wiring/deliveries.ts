import { failedDeliveriesOf, type SubjectsOf } from '#messages'
import { runsSchool } from '#platform/visit'
import type { TodaySource } from '#today'

const path = '/manage/deliveries?state=failed'

/** Messages that could not be sent, to whoever runs the school. */
export const failedDeliveries: SubjectsOf = async (visit, ids) => {
  const failed = runsSchool(visit) ? await failedDeliveriesOf(visit) : 0
  return new Map(
    runsSchool(visit) && ids.includes(visit.school.id)
      ? [
          [
            visit.school.id,
            {
              title: '站外消息',
              state: failed > 0 ? `${failed} 条发送失败` : '已处理',
              path,
            },
          ],
        ]
      : [],
  )
}

/** The same among what concerns them today. */
export const undelivered: TodaySource = async (visit) => {
  const failed = runsSchool(visit) ? await failedDeliveriesOf(visit) : 0
  if (failed === 0) return []
  return [
    {
      Group: 'waiting',
      Text: `${failed} 条站外消息发送失败`,
      Count: failed,
      Action: '去处理',
      Of: '站外消息',
      Path: path,
    },
  ]
}
