import { Button, confirm, SelectField, TextArea, TextField } from '#ui'
import {
  isVirtual,
  positions,
  stationKindNames,
  stationKinds,
} from '@xinglin/contract/competitions'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ItemsField } from './items-field.tsx'
import { JudgesField, type PartnerSchool } from './judges-field.tsx'
import { PaperField } from './paper-field.tsx'
import type { StationValues } from './round-form.ts'
import styles from './rounds.module.css'
import { WorkField } from './work-field.tsx'

const kinds = stationKinds.map((value) => ({ value, name: stationKindNames[value] }))

/** A station of a round in the form: closed a line that says what it is, open with all of it. */
export const StationField = ({
  contestId,
  station,
  no,
  isLast,
  teamSize,
  isExam,
  partners,
  lanes,
  startsOpen,
  onChange,
  onMove,
  onRemove,
}: {
  contestId: string
  station: StationValues
  no: number
  isLast: boolean
  teamSize: number
  /** All stations of the round are papers. */
  isExam: boolean
  partners: readonly PartnerSchool[]
  lanes: number
  startsOpen: boolean
  onChange: (station: StationValues) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) => {
  const [isOpen, setOpen] = useState(startsOpen)
  const set = (by: Partial<StationValues>) => onChange({ ...station, ...by })
  const text = (name: 'Name' | 'ReadingMinutes' | 'Minutes' | 'Weight') => ({
    value: station[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const name = station.Name || `第${no}站`
  const remove = async () => {
    const isWritten = station.Name !== '' || station.Items.some(({ Text }) => Text !== '')
    if (!isWritten || (await confirm({ title: `删除考站“${name}”？`, yes: '删除', danger: true })))
      onRemove()
  }
  return (
    <section className={styles.station} aria-label={`第${no}站 ${station.Name}`}>
      <div className={styles.stationHead}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
          <strong>
            {no}. {name}
          </strong>
          <span className={styles.note}>
            权重 {station.Weight || 0}%，{station.Minutes || 0} 分钟，
            {station.Kind === 'manikin'
              ? `评委 ${station.Judges.length} 人`
              : `${stationKindNames[station.Kind]}：${station.SourceName || '未选择'}`}
          </span>
        </button>
        <span className={styles.actions}>
          <Button
            kind="plain"
            size="small"
            disabled={no === 1}
            icon={<ChevronUp size={16} aria-hidden />}
            aria-label={`上移${name}`}
            onClick={() => onMove(-1)}
          />
          <Button
            kind="plain"
            size="small"
            disabled={isLast}
            icon={<ChevronDown size={16} aria-hidden />}
            aria-label={`下移${name}`}
            onClick={() => onMove(1)}
          />
          <Button
            kind="plain"
            size="small"
            icon={<Trash2 size={16} aria-hidden />}
            aria-label={`删除${name}`}
            onClick={() => void remove()}
          />
        </span>
      </div>
      {isOpen && (
        <div className={styles.stationBody}>
          <div className={styles.pair}>
            <TextField label="考站名称" autoComplete="off" {...text('Name')} />
            {!isExam && (
              <SelectField
                label="考站类型"
                options={kinds}
                value={station.Kind}
                // Another kind plays something else.
                onChoose={(Kind) => set({ Kind, SourceId: '', SourceVersion: 0, SourceName: '' })}
              />
            )}
            {teamSize > 1 && (
              <SelectField
                label="应考队员"
                options={[
                  { value: '', name: '全队' },
                  ...positions.slice(0, teamSize).map((value) => ({ value, name: `队员${value}` })),
                ]}
                value={station.Position}
                onChoose={(Position) => set({ Position })}
              />
            )}
          </div>
          <div className={styles.figures}>
            <TextField label="权重（%）" inputMode="numeric" {...text('Weight')} />
            <TextField label="读题（分钟）" inputMode="numeric" {...text('ReadingMinutes')} />
            <TextField label="考试（分钟）" inputMode="numeric" {...text('Minutes')} />
          </div>
          {isVirtual(station.Kind) ? (
            <WorkField kind={station.Kind} chosen={station} onChoose={set} />
          ) : station.Kind === 'paper' ? (
            <PaperField contestId={contestId} chosen={station} onChoose={(paper) => set(paper)} />
          ) : (
            <>
              <TextArea
                label="考题"
                rows={3}
                most={1_000}
                value={station.Task}
                onChange={({ target }) => set({ Task: target.value })}
              />
              <ItemsField
                station={name}
                items={station.Items}
                onChange={(Items) => set({ Items })}
              />
              <JudgesField
                contestId={contestId}
                station={name}
                partners={partners}
                lanes={lanes}
                judges={station.Judges}
                onChange={(Judges) => set({ Judges })}
              />
            </>
          )}
        </div>
      )}
    </section>
  )
}
