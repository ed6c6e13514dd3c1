import { Button, confirm, TextArea } from '#ui'
import type { Protocol, Sections } from '@xinglin/contract/simulations/experiment'
import {
  countLetters,
  longestSection,
  reportNames,
  reportSections,
} from '@xinglin/simulation/practical'
import { ClipboardPaste, Send } from 'lucide-react'
import type { Row } from '../recorder/measurements.tsx'
import { FiguresRead, unreadWord } from './figures-read.tsx'
import styles from './report-desk.module.css'
import type { Report } from './use-report.ts'
import { figureWord } from '../session/words.ts'

const tableOf = (rows: readonly Row[]): string =>
  rows
    .map(({ where, what, value, unit }) => `${where}：${what} ${figureWord(value)} ${unit}`)
    .join('\n')

const given = (section: keyof Sections, protocol: Protocol): readonly string[] => {
  if (section === 'purpose') return protocol.purpose
  if (section === 'principle') return protocol.principle
  if (section === 'materials') return protocol.materials
  if (section === 'questions') return protocol.thinking
  return section === 'reflection' ? protocol.welfare : []
}

/** The report (实验报告) beside the recorder: its sections keep themselves; handing it in ends the experiment. */
export const ReportDesk = ({
  protocol,
  report,
  rows,
  pending,
  closed,
  onSubmit,
}: {
  protocol: Protocol
  report: Report
  rows: readonly Row[]
  pending: boolean
  closed: boolean
  onSubmit: () => void
}) => {
  const empty = reportSections.filter((one) => (report.sections[one] ?? '').trim() === '')
  const short = protocol.sections.flatMap(({ section, letters }) => {
    const written = countLetters(report.sections[section] ?? '')
    return written > 0 && written < letters
      ? [`${reportNames[section]}（${written}/${letters}）`]
      : []
  })
  const submit = async () => {
    const agreed = await confirm({
      title: '提交实验报告？',
      note: [
        unreadWord(report.sections),
        empty.length > 0 && `还没有写：${empty.map((one) => reportNames[one]).join('、')}。`,
        short.length > 0 && `字数不足（重复的句子只计一次）：${short.join('、')}。`,
        '提交后实验结束，报告不能再改。',
      ]
        .filter(Boolean)
        .join(''),
      yes: '提交报告',
    })
    if (agreed) onSubmit()
  }
  return (
    <div className={styles.report}>
      <output className={styles.state}>{report.state}</output>
      {reportSections.map((section) => {
        const hints = given(section, protocol)
        const least = protocol.sections.find((one) => one.section === section)?.letters
        return (
          <div key={section} className={styles.section}>
            {hints.length > 0 && (
              <details>
                <summary>{reportNames[section]}：参考</summary>
                <ul>
                  {hints.map((hint) => (
                    <li key={hint}>{hint}</li>
                  ))}
                </ul>
              </details>
            )}
            <TextArea
              label={`${reportNames[section]}${least === undefined ? '' : `（至少 ${least} 字）`}`}
              most={longestSection}
              rows={section === 'discussion' ? 8 : 3}
              value={report.sections[section] ?? ''}
              disabled={closed}
              onChange={(event) => report.write(section, event.target.value)}
            />
            <FiguresRead section={section} text={report.sections[section] ?? ''} />
            {section === 'results' && rows.length > 0 && (
              <Button
                size="small"
                icon={<ClipboardPaste size={15} aria-hidden />}
                disabled={closed}
                onClick={() =>
                  report.write(
                    'results',
                    [report.sections.results, tableOf(rows)].filter(Boolean).join('\n'),
                  )
                }
              >
                贴入数据表
              </Button>
            )}
          </div>
        )
      })}
      <Button
        kind="primary"
        icon={<Send size={16} aria-hidden />}
        pending={pending}
        disabled={closed}
        onClick={() => void submit()}
      >
        提交实验报告
      </Button>
    </div>
  )
}
