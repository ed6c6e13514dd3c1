import { Button, Chips, EcgSheet, type EcgStrip, Failure, Skeleton } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Resource } from '@xinglin/contract/resources'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { hasTwelve, rowsOf, sheetSeconds } from './ecg-rows.ts'
import { recordingOf } from './read-study.ts'
import styles from './imaging.module.css'

/** A recorded ECG on the product's paper, ten seconds at a time; `children` draws what is done with the sheet in sight. */
export const EcgShown = ({
  resource,
  children,
}: {
  resource: Resource
  children?: (rows: readonly (readonly EcgStrip[])[]) => ReactNode
}) => {
  const { data, error, refetch } = useQuery(recordingOf(resource))
  const [begin, setBegin] = useState(0)
  const [layout, setLayout] = useState<'usual' | 'each'>('usual')
  if (error) return <Failure head="心电图加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" shape="block" />
  const isTwelve = hasTwelve(data)
  const isUsual = isTwelve && layout === 'usual'
  const last = Math.max(0, Math.ceil(data.seconds / sheetSeconds - 1) * sheetSeconds)
  const end = Math.min(begin + sheetSeconds, Math.ceil(data.seconds))
  const rows = rowsOf(data, begin, isUsual)
  return (
    <div className={styles.shown}>
      <div className={styles.steps}>
        {isTwelve && (
          <Chips
            label="排列"
            options={[
              { value: 'usual', name: '12 导联' },
              { value: 'each', name: '逐导联' },
            ]}
            chosen={layout}
            onChoose={setLayout}
            quiet
          />
        )}
        {last > 0 && (
          <>
            <Button
              size="small"
              aria-label="前 10 秒"
              icon={<ChevronLeft size={18} aria-hidden />}
              disabled={begin === 0}
              onClick={() => setBegin(begin - sheetSeconds)}
            />
            <p aria-live="polite">
              第 {begin}–{end} 秒，共 {Math.round(data.seconds)} 秒
            </p>
            <Button
              size="small"
              aria-label="后 10 秒"
              icon={<ChevronRight size={18} aria-hidden />}
              disabled={begin >= last}
              onClick={() => setBegin(begin + sheetSeconds)}
            />
          </>
        )}
      </div>
      <EcgSheet
        rows={rows}
        seconds={sheetSeconds}
        label={`${resource.Title}，${isUsual ? '12导联' : `${data.leads.length}个导联`}，第 ${begin} 至 ${end} 秒`}
      />
      {data.notDrawn.length > 0 && (
        <p className={styles.note}>
          未绘制：{data.notDrawn.map(({ name, reason }) => `${name}（${reason}）`).join('、')}
        </p>
      )}
      {children?.(rows)}
    </div>
  )
}
