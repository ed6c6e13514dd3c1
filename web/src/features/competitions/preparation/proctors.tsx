import { call } from '#call'
import { Button, Card, Failure, messageOf, SelectField, Skeleton, toast } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ContestDetail, setProctors } from '@xinglin/contract/competitions'
import { X } from 'lucide-react'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { contestProctors } from './preparation-queries.ts'
import styles from './preparation.module.css'

/** Who watches over a contest, for whoever holds it: each change is kept at once. */
export const Proctors = ({ contest }: { contest: ContestDetail }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(contestProctors(contest.Id))
  const [isPending, setPending] = useState(false)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="120px" shape="block" />
  const isOver = contest.Status === 6 || contest.Status === 8
  const ids = data.Proctors.map(({ PersonId }) => PersonId)
  const keep = async (PersonIds: string[], done: string) => {
    setPending(true)
    try {
      await call(setProctors, { SkillContestId: contest.Id, PersonIds })
      toast.success(done)
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      await queries.invalidateQueries({ queryKey: contestsKey })
      setPending(false)
    }
  }
  const left = data.Choices.filter(({ PersonId }) => !ids.includes(PersonId))
  return (
    <section className={styles.section} aria-labelledby="contest-proctors">
      <div className={styles.headline}>
        <h2 id="contest-proctors">监考</h2>
      </div>
      <Card className={styles.card}>
        <p className={styles.note}>
          监考可以打开控制台，为到场的队检录、记缺考；看不到成绩，也不能改动时间和规则。
        </p>
        {data.Proctors.length > 0 && (
          <ul className={styles.people} aria-label="监考名单">
            {data.Proctors.map(({ PersonId, Name }) => (
              <li key={PersonId}>
                <span>{Name}</span>
                {!isOver && (
                  <Button
                    kind="plain"
                    size="small"
                    icon={<X size={14} aria-hidden />}
                    aria-label={`去掉监考${Name}`}
                    disabled={isPending}
                    onClick={() =>
                      void keep(
                        ids.filter((id) => id !== PersonId),
                        `已去掉${Name}`,
                      )
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {!isOver && (
          <div className={styles.add}>
            <SelectField
              label="添加监考"
              options={[
                { value: '', name: '选择教师' },
                ...left.map(({ PersonId, Name, Number: number }) => ({
                  value: PersonId,
                  name: number === '' ? Name : `${Name}（${number}）`,
                })),
              ]}
              value=""
              disabled={isPending}
              onChoose={(id) => {
                if (id !== '') void keep([...ids, id], '已添加监考')
              }}
            />
          </div>
        )}
      </Card>
    </section>
  )
}
