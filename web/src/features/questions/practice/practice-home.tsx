import { call, newId } from '#call'
import {
  Button,
  Card,
  Checkbox,
  Chips,
  Empty,
  Failure,
  Skeleton,
  SelectField,
  toast,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  beginPractice,
  type PracticeFilter,
  questionTypeNames,
  type QuestionType,
  roundSizes,
} from '@xinglin/contract/questions'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { OpenRounds } from './open-rounds.tsx'
import styles from './practice.module.css'
import { practiceLists, practiceOffer, roundKey } from './practice-queries.ts'

const sources = [
  { value: 'any', name: '随机' },
  { value: 'new', name: '未做过的题' },
  { value: 'wrong', name: '错题本' },
  { value: 'computed', name: '计算题' },
] as const

const all = ''
const usual: PracticeFilter = { Source: 'any', DepartmentId: null, Types: [], Tag: '' }
const sizes = roundSizes.map((size) => ({ value: String(size), name: `${size} 题` }))

/** How many are left, told as far as they are counted. */
const countWords = (count: number): string => (count > 1_000 ? '1000 题以上' : `${count} 题`)

/** What may be practised: chosen by subject, type and tag, drawn into a round. */
export const PracticeHome = ({ onBegin }: { onBegin: (roundId: string) => void }) => {
  const [filter, setFilter] = useState(usual)
  const [size, setSize] = useState('20')
  const [pending, setPending] = useState(false)
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(practiceOffer(filter))
  const change = (part: Partial<PracticeFilter>) => setFilter({ ...filter, ...part })
  const begin = async () => {
    setPending(true)
    try {
      const view = await call(beginPractice, { Id: newId(), ...filter, Count: Number(size) })
      queries.setQueryData(roundKey(view.Round.Id), view)
      await queries.invalidateQueries({ queryKey: practiceLists, refetchType: 'none' })
      onBegin(view.Round.Id)
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      setPending(false)
    }
  }
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="320px" shape="block" />
  if (data.Departments.length === 0)
    return (
      <Empty head="题库里还没有可以练习的题目" note="教师提交的题目通过审核后，会出现在这里。" />
    )
  const isComputed = filter.Source === 'computed'
  const toggle = (type: QuestionType, on: boolean) =>
    change({ Types: on ? [...filter.Types, type] : filter.Types.filter((one) => one !== type) })
  return (
    <div className={styles.page}>
      {data.Open.length > 0 && <OpenRounds rounds={data.Open} onOpen={onBegin} />}
      <Card className={styles.choice}>
        <h2 className={styles.head}>选择练习范围</h2>
        <div className={styles.row}>
          <span className={styles.name}>来源</span>
          <Chips
            label="来源"
            options={sources.map((one) =>
              one.value === 'wrong'
                ? { ...one, name: `错题本（${data.Wrong}，到期 ${data.Due}）` }
                : one,
            )}
            chosen={filter.Source}
            onChoose={(Source) => change({ Source })}
          />
        </div>
        {isComputed ? (
          <p className={styles.note}>每轮的数据都不同，答案由公式算出，并附推导过程。</p>
        ) : (
          <>
            <div className={styles.row}>
              <span className={styles.name}>学科</span>
              <Chips
                label="学科"
                options={[
                  { value: all, name: '全部' },
                  ...data.Departments.map(({ Id, Name, Count }) => ({
                    value: Id,
                    name: `${Name}（${Count}）`,
                  })),
                ]}
                chosen={filter.DepartmentId ?? all}
                onChoose={(id) => change({ DepartmentId: id === all ? null : id })}
              />
            </div>
            <fieldset className={styles.row}>
              <legend className={styles.name}>题型</legend>
              <div className={styles.types}>
                {data.Types.map(({ Type, Count }) => (
                  <Checkbox
                    key={Type}
                    checked={filter.Types.includes(Type)}
                    onChange={({ target }) => toggle(Type, target.checked)}
                  >
                    {questionTypeNames[Type]}（{Count}）
                  </Checkbox>
                ))}
              </div>
            </fieldset>
            <p className={styles.note}>不选题型即为全部题型。</p>
          </>
        )}
        <div className={styles.selects}>
          {!isComputed && (
            <SelectField
              label="知识类型"
              options={[
                { value: all, name: '全部' },
                ...data.Tags.map(({ Code, Name }) => ({ value: Code, name: Name })),
              ]}
              value={filter.Tag}
              onChoose={(Tag) => change({ Tag })}
            />
          )}
          <SelectField label="题量" options={sizes} value={size} onChoose={setSize} />
        </div>
        <div className={styles.foot}>
          <Button
            kind="primary"
            size="large"
            icon={<Play size={17} aria-hidden />}
            pending={pending}
            disabled={data.Count === 0}
            onClick={() => void begin()}
          >
            开始练习
          </Button>
          <output className={styles.note}>
            {data.Count === 0
              ? '没有符合条件的题目，请换一个范围'
              : isComputed
                ? ''
                : `符合条件：${countWords(data.Count)}`}
          </output>
        </div>
      </Card>
    </div>
  )
}
