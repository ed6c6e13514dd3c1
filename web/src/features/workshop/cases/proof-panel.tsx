import { call } from '#call'
import { Button, Empty, toast, messageOf } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import { rehearseCase } from '@xinglin/contract/workshop'
import { CircleAlert, Lightbulb, Play } from 'lucide-react'
import { useState } from 'react'
import type { DraftProblem } from './editing.tsx'
import styles from './panels.module.css'
import { placeName } from './place-name.ts'
import { sectionOf, sections } from './sections.ts'

type Figures = NonNullable<OutputOf<typeof rehearseCase>['Figures']>

const Figure = ({
  name,
  value,
  wanted,
  holds,
}: {
  name: string
  value: string
  wanted: string
  holds: boolean
}) => (
  <div className={styles.figure} data-holds={holds}>
    <dt>{name}</dt>
    <dd>
      {value}
      <small>
        {holds ? '合格' : '不合格'} · {wanted}
      </small>
    </dd>
  </div>
)

/** With the line of the form that it is about, where the words do not name it themselves. */
const named = (place: string, zh: string): string => {
  const name = placeName(place)
  return name === '' || zh.includes(name) ? zh : `${name}：${zh}`
}

const share = 0.95
const Figures = ({ figures }: { figures: Figures }) => (
  <dl className={styles.figures}>
    <Figure
      name="示范操作"
      value={`${figures.Golden}分`}
      wanted="应≥90"
      holds={figures.Golden >= 90}
    />
    <Figure
      name="什么都不做"
      value={`${figures.Empty}分`}
      wanted="应为0"
      holds={figures.Empty === 0}
    />
    <Figure
      name="全部点选"
      value={`${figures.Everything}分`}
      wanted="应<60"
      holds={figures.Everything < 60}
    />
    <Figure
      name="常见问题有答"
      value={`${(figures.Specific * 100).toFixed(1)}%`}
      wanted="应≥95%"
      holds={figures.Specific >= share}
    />
  </dl>
)

/** 校对: what the proofreader finds, by section, and what the case earns when it is played. */
export const ProofPanel = ({
  caseId,
  problems,
  onSave,
  onSection,
}: {
  caseId: string
  problems: readonly DraftProblem[]
  /** Saves what is typed, so that what is played is what stands there; whether that went well. */
  onSave: () => Promise<boolean>
  onSection: (key: string) => void
}) => {
  const [pending, setPending] = useState(false)
  const [played, setPlayed] = useState<OutputOf<typeof rehearseCase>>()
  const rehearse = async () => {
    setPending(true)
    try {
      if (await onSave()) setPlayed(await call(rehearseCase, { CaseId: caseId }))
      else toast.error('还没有保存，暂不能试演')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  const errors = problems.filter(({ stops }) => stops).length
  const playing =
    played?.Problems.filter(({ zh }) => /得.*分|行不通|常见问题只有|问不出来/.test(zh)) ?? []
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <p>
          {errors > 0 ? `${errors} 处错误，改好后才能提交` : '没有错误'}
          {problems.length > errors && `，${problems.length - errors} 条建议`}
        </p>
        <Button
          size="small"
          pending={pending}
          icon={<Play size={15} aria-hidden />}
          onClick={() => void rehearse()}
        >
          试演
        </Button>
      </div>
      {played && !played.Figures && (
        <p className={styles.note}>病例还不完整，不能试演：请先改好各部分的格式错误。</p>
      )}
      {played?.Figures && <Figures figures={played.Figures} />}
      {playing.map(({ zh }) => (
        <p key={zh} className={styles.error}>
          <CircleAlert size={15} aria-hidden />
          {zh}
        </p>
      ))}
      {problems.length === 0 && (
        <Empty head="没有发现问题" note="提交前再试演一遍，看看得分是否合格。" />
      )}
      {sections.map(({ key, name }) => {
        const here = problems.filter(({ place }) => sectionOf(place).key === key)
        return here.length === 0 ? null : (
          <section key={key} className={styles.found}>
            <h3>
              <button type="button" onClick={() => onSection(key)}>
                {name}
              </button>
              <span>{here.length}</span>
            </h3>
            <ul>
              {here.slice(0, 30).map(({ place, zh, stops }) => (
                <li key={place + zh} data-stops={stops}>
                  {stops ? (
                    <CircleAlert size={14} aria-label="错误" />
                  ) : (
                    <Lightbulb size={14} aria-label="建议" />
                  )}
                  <span>{named(place, zh)}</span>
                </li>
              ))}
              {here.length > 30 && <li>……还有 {here.length - 30} 处</li>}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
