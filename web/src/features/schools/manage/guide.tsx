import { call } from '#call'
import {
  Skeleton,
  Button,
  ButtonLink,
  Card,
  confirm,
  Failure,
  momentOf,
  PageHead,
  Progress,
  Tag,
  toast,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addStandardDepartments,
  checkHosts,
  type Guide as GuideData,
  guideNames,
  type GuideStep,
  postponeStep,
} from '@xinglin/contract/schools'
import { Check, CircleDashed, Clock3 } from 'lucide-react'
import { useState } from 'react'
import { guide } from './guide-queries.ts'
import { guidePlaces, progressOf } from './guide-steps.ts'
import styles from './guide.module.css'

type Step = GuideData['Steps'][number]

const signs = { done: Check, todo: CircleDashed, later: Clock3 } as const
const words = { done: '已完成', todo: '待完成', later: '已暂缓' } as const
const tones = { ok: 'success', local: 'neutral', soon: 'warning', fault: 'danger' } as const
const hostWords = { ok: '正常', local: '本机', soon: '即将到期', fault: '需处理' } as const

const Hosts = ({ data: { Hosts: hosts, HostsAt: at } }: { data: GuideData }) =>
  hosts.length > 0 && (
    <div className={styles.hosts}>
      <ul>
        {hosts.map(({ Host, State, Text }) => (
          <li key={Host}>
            <Tag tone={tones[State]}>{hostWords[State]}</Tag>
            <strong>{Host}</strong>
            <span>{Text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.at}>{momentOf(at)} 由服务器检查</p>
    </div>
  )

/** What a school does to open: each step as it stands, where it is done, tried or put off. */
export const Guide = () => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(guide)
  const [pending, setPending] = useState<string>()
  const run = async (name: string, work: () => Promise<void>) => {
    setPending(name)
    try {
      await work()
    } catch (fault) {
      toast.error(messageOf(fault))
    }
    setPending(undefined)
  }
  const keep = (next: GuideData) => queries.setQueryData(guide.queryKey, next)
  const postpone = (Step: GuideStep, Later: boolean) =>
    run(Step, async () => void keep(await call(postponeStep, { Step, Later })))
  const checkAll = () => run('check', async () => void keep(await call(checkHosts, {})))
  const add = async () => {
    const agreed = await confirm({
      title: '按标准目录创建学科与科室？',
      note: '已有的同名学科和科室保持不变，只补上没有的；之后可以改名、排序和删除。',
      yes: '创建',
    })
    if (!agreed) return
    await run('departments', async () => {
      const added = await call(addStandardDepartments, {})
      toast.success(
        added.Departments + added.Sections > 0
          ? `新增了 ${added.Departments} 个学科、${added.Sections} 个科室`
          : '标准目录中的学科与科室都已有',
      )
      await queries.invalidateQueries()
    })
  }
  const actions = ({ Key, State }: Step) => {
    const { at: place } = guidePlaces[Key]
    return (
      <div className={styles.actions}>
        {Key === 'hosts' && (
          <Button
            size="small"
            kind={State === 'todo' ? 'primary' : 'quiet'}
            pending={pending === 'check'}
            onClick={() => void checkAll()}
          >
            {data?.HostsAt ? '重新检查' : '检查域名'}
          </Button>
        )}
        {Key === 'departments' && (
          <Button
            size="small"
            kind={State === 'todo' ? 'primary' : 'quiet'}
            pending={pending === 'departments'}
            onClick={() => void add()}
          >
            按标准目录创建
          </Button>
        )}
        {place && (
          <ButtonLink size="small" to={place.to}>
            {place.go}
          </ButtonLink>
        )}
        {State !== 'done' && (
          <Button
            size="small"
            kind="plain"
            pending={pending === Key}
            aria-label={`${State === 'later' ? '现在做' : '以后再做'}：${guideNames[Key]}`}
            onClick={() => void postpone(Key, State === 'todo')}
          >
            {State === 'later' ? '现在做' : '以后再做'}
          </Button>
        )}
      </div>
    )
  }
  if (error && !data)
    return <Failure head="开通向导加载失败" error={error} onRetry={() => void refetch()} />
  const { done, all } = data ? progressOf(data) : { done: 0, all: 1 }
  return (
    <>
      <PageHead
        title="开通向导"
        note="每一步的状态都由系统根据实际情况得出，可随时回来查看和重做。"
      />
      {!data && (
        <section aria-busy="true" aria-label="正在加载开通向导">
          <Skeleton height="420px" shape="block" />
        </section>
      )}
      {data && (
        <>
          <div className={styles.progress}>
            <Progress value={Math.round((done / all) * 100)} label="开通进度" />
            <p>
              已完成 <strong>{done}</strong> / {all} 步
            </p>
          </div>
          <ol className={styles.steps}>
            {data.Steps.map((step) => {
              const Sign = signs[step.State]
              return (
                <Card as="li" key={step.Key} className={styles[step.State] ?? ''}>
                  <span className={styles.sign}>
                    <Sign size={18} aria-hidden />
                  </span>
                  <div className={styles.what}>
                    <h2 className={styles.name}>
                      {guideNames[step.Key]}
                      <Tag tone={step.State === 'done' ? 'success' : 'neutral'}>
                        {words[step.State]}
                      </Tag>
                    </h2>
                    <p className={styles.text}>{step.Text}</p>
                    {step.State !== 'done' && (
                      <p className={styles.why}>{guidePlaces[step.Key].why}</p>
                    )}
                    {step.Key === 'hosts' && <Hosts data={data} />}
                  </div>
                  {actions(step)}
                </Card>
              )
            })}
          </ol>
        </>
      )}
    </>
  )
}
