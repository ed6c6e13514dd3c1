import { Button, Checkbox, Chips, Dialog, Tag } from '#ui'
import type { TestResult } from '@xinglin/contract/simulations/consultation'
import { type Modality, readingOf, readings, testOf } from '@xinglin/simulation/catalogue'
import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { LabSheet } from './lab-sheet.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { minutesWord } from '../session/words.ts'
import styles from './result-card.module.css'
import { EcgPaper } from './tracing/ecg-paper.tsx'

const modalities: readonly { readonly value: Modality; readonly name: string }[] = [
  { value: 'ecg', name: '心电图' },
  { value: 'chest', name: '胸部' },
  { value: 'abdomen', name: '腹部与盆腔' },
  { value: 'brain', name: '头颅' },
]

// What a picture shows is said by its name; a wrong guess is one press away from the right list.
const modalityOf = (test: string): Modality => {
  const known = testOf(test)
  if (known?.kind === 'tracing') return 'ecg'
  const zh = known?.zh ?? ''
  if (/头|颅|脑/.test(zh)) return 'brain'
  return /胸|肺|主动脉|心/.test(zh) ? 'chest' : 'abdomen'
}

const Reading = ({
  test,
  closed,
  onRead,
}: {
  test: string
  closed: boolean
  onRead: (findings: readonly string[]) => Promise<unknown>
}) => {
  const [modality, setModality] = useState(() => modalityOf(test))
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [pending, setPending] = useState(false)
  const read = async () => {
    setPending(true)
    await onRead(ticked)
    setPending(false)
  }
  return (
    <fieldset className={styles.reading} disabled={closed}>
      <legend>我的判读（提交后显示正式报告，不能再改）</legend>
      {modality !== 'ecg' && (
        <Chips
          label="判读部位"
          quiet
          options={modalities}
          chosen={modality}
          onChoose={setModality}
        />
      )}
      <div className={styles.options}>
        {readings
          .filter((one) => one.modality === modality)
          .map(({ id, zh }) => (
            <Checkbox
              key={id}
              checked={ticked.includes(id)}
              onChange={() =>
                setTicked(
                  ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id],
                )
              }
            >
              {zh}
            </Checkbox>
          ))}
      </div>
      <Button
        kind="primary"
        size="small"
        pending={pending}
        disabled={closed || ticked.length === 0 || ticked.length > 12}
        onClick={() => void read()}
      >
        提交判读
      </Button>
    </fieldset>
  )
}

/** One result: a sheet of figures, a tracing or a picture to be read, or a report. */
export const ResultCard = ({
  result,
  reading,
  report,
  closed,
  onRead,
}: {
  result: TestResult
  /** What the student read out of it, once they have. */
  reading: readonly string[] | undefined
  report: string | undefined
  closed: boolean
  onRead: (findings: readonly string[]) => Promise<unknown>
}) => {
  const [large, setLarge] = useState(false)
  const { test, zh, minute, lines, tracing, picture, toRead } = result
  const waits = toRead && reading === undefined
  const reportText = result.report ?? report
  const paperOf = (within: 'card' | 'dialog') =>
    tracing ? (
      <EcgPaper tracing={tracing} extra={test === 'ecg-right-posterior'} name={zh} />
    ) : (
      picture && <PictureFrame picture={picture} name={zh} large={within === 'dialog'} />
    )
  const paper = paperOf('card')
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2>{zh}</h2>
        <span>病程 {minutesWord(minute)}</span>
        {waits && <Tag tone="apricot">待判读</Tag>}
        {paper && (
          <Button
            size="small"
            kind="plain"
            icon={<ZoomIn size={15} aria-hidden />}
            onClick={() => setLarge(true)}
          >
            放大
          </Button>
        )}
      </header>
      {lines && <LabSheet name={zh} lines={lines} />}
      {paper}
      {waits && !paper && (
        <p className={styles.none}>这份资料没有附图，请按对病情的判断勾选后查看正式报告。</p>
      )}
      {waits && <Reading test={test} closed={closed} onRead={onRead} />}
      {reading && (
        <p className={styles.mine}>
          <strong>我的判读</strong>
          {reading.map((id) => readingOf(id)?.zh ?? id).join('、')}
        </p>
      )}
      {reportText && (
        <p className={styles.report}>
          <strong>{toRead ? '正式报告' : '报告'}</strong>
          {reportText}
        </p>
      )}
      {large && (
        <Dialog title={zh} wide onClose={() => setLarge(false)}>
          {paperOf('dialog')}
        </Dialog>
      )}
    </article>
  )
}
