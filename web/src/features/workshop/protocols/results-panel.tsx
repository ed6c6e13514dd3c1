import { call } from '#call'
import { SkeletonText, Button, ButtonLink, Failure, toast, messageOf } from '#ui'
import { playProtocol } from '@xinglin/contract/workshop'
import { FlaskConical, Play } from 'lucide-react'
import { useState } from 'react'
import styles from '../compositions/composition-desk.module.css'
import { asGroup, asList, asText } from '../drafts/path.ts'
import type { EditingProtocol, Findings, ProtocolForm } from './editing-protocol.ts'

const arrows = { up: '↑', down: '↓', none: '→' } as const

const figure = (value: number | null): string => {
  if (value === null) return '—'
  const size = Math.abs(value)
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)
}

const unitIn = (form: ProtocolForm, response: unknown): string => {
  const { channel, measure } = asGroup(response)
  const channelForm = form.Channels.find(({ Id }) => Id === channel)
  return channelForm?.Measures.find(({ Id }) => Id === measure)?.Unit ?? ''
}

/** The figures that the author's way brought: of each step what was before and after on each specimen, and where it went. */
const Results = ({ editing, plays }: { editing: EditingProtocol; plays: Findings['Plays'] }) => (
  <div className={styles.scroll}>
    <table className={styles.weights}>
      <thead>
        <tr>
          {plays.map(({ Seed }) => (
            <th key={Seed} scope="col">
              {Seed}号标本
            </th>
          ))}
        </tr>
      </thead>
      {asList(editing.draft['steps']).map((given, at) => {
        const step = asGroup(given)
        const unit = unitIn(editing.form, step['response'])
        return (
          <tbody key={asText(step['id']) || at}>
            <tr>
              <th scope="rowgroup" colSpan={plays.length}>
                {asText(step['zh'])}
                {unit && <span className={styles.note}>（{unit}）</span>}
              </th>
            </tr>
            <tr>
              {plays.map(({ Seed, Steps }) => {
                const stepForm = Steps.find(({ Id }) => Id === step['id'])
                return (
                  <td key={Seed} className={styles.figure}>
                    {stepForm
                      ? `${figure(stepForm.Before)} → ${figure(stepForm.After)} ${stepForm.Direction ? arrows[stepForm.Direction] : '？'}`
                      : '—'}
                  </td>
                )
              })}
            </tr>
          </tbody>
        )
      })}
    </table>
  </div>
)

const Worth = ({ plays }: { plays: Findings['Plays'] }) => (
  <div className={styles.scroll}>
    <table className={styles.weights}>
      <thead>
        <tr>
          <th scope="col">得分</th>
          <th scope="col">示范≥90</th>
          <th scope="col">不做&lt;60</th>
          <th scope="col">全点&lt;60</th>
        </tr>
      </thead>
      <tbody>
        {plays.map(({ Seed, Golden, Empty, Everything, Refusal }) => (
          <tr key={Seed}>
            <th scope="row">{Seed}号标本</th>
            {Refusal === '' ? (
              <>
                <td>{Golden}</td>
                <td>{Empty}</td>
                <td>{Everything}</td>
              </>
            ) : (
              <td colSpan={3} className={styles.error}>
                {Refusal}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** 应有的结果: what is wrong with the draft, and what the author's way brings on three specimens, by the engine that marks students too. */
export const ResultsPanel = ({
  id,
  trial,
  editing,
  findings: played,
  error,
  onSave,
  onPlayed,
}: {
  id: string
  /** Where the bench is. */
  trial: string
  editing: EditingProtocol
  findings: Findings | undefined
  error: Error | null
  /** Saves what is typed, so that what is played is what stands there; whether that went well. */
  onSave: () => Promise<boolean>
  onPlayed: (onFindings: Findings) => void
}) => {
  const [playing, setPlaying] = useState(0)
  const { Seeds: seeds } = editing.form
  const play = async () => {
    try {
      for (const [at, Seed] of seeds.entries()) {
        setPlaying(at + 1)
        if (!(await onSave())) throw new Error('还没有保存，暂不能试演')
        const findings = await call(playProtocol, { Id: id, Seed })
        onPlayed(findings)
        // What cannot be read is not played on the others either.
        if (findings.Plays.length === 0) break
      }
    } catch (failed) {
      toast.error(messageOf(failed))
    } finally {
      setPlaying(0)
    }
  }
  if (!played) return error ? <Failure error={error} /> : <SkeletonText lines={6} />
  const { Problems: problems, Plays: plays } = played
  const isGreen = problems.length === 0 && plays.length === seeds.length
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Button
          {...(!isGreen && { kind: 'primary' })}
          pending={playing > 0}
          icon={<Play size={15} aria-hidden />}
          onClick={() => void play()}
        >
          {playing > 0 ? `正在试演 ${playing}/${seeds.length}` : '在三只标本上试演'}
        </Button>
        <ButtonLink to={trial} icon={<FlaskConical size={15} aria-hidden />}>
          上台试做
        </ButtonLink>
      </div>
      <div aria-live="polite">
        {isGreen && <p className={styles.go}>校对与试演已通过，可以提交审核</p>}
        {problems.length > 0 && (
          <>
            <p className={styles.error}>{problems.length} 处要改：</p>
            <ul className={styles.list}>
              {problems.slice(0, 20).map(({ path, zh }) => (
                <li key={path + zh}>{zh}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {plays.length > 0 && (
        <>
          <h2>应有的结果</h2>
          <p className={styles.note}>
            照示范做，操作前 → 操作后；由引擎按现在的参数算出，提交后作为这一版的预期范围。
          </p>
          <Results editing={editing} plays={plays} />
          <h2>评分</h2>
          <Worth plays={plays} />
        </>
      )}
    </div>
  )
}
