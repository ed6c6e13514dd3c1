import { call } from '#call'
import { RubricFields } from '#marking'
import { Button, FormFault, messageOf, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { calibratePeer, type getOwnPeerRound } from '@xinglin/contract/peer-assessment'
import { useState } from 'react'
import { PeerDocument } from './peer-document.tsx'
import { peersKey } from './peer-queries.ts'
import styles from './peer.module.css'

type Round = OutputOf<typeof getOwnPeerRound>

const distanceWords = (distance: number): string => {
  if (distance <= 5) return '与标准一致，可以开始评阅。'
  return distance <= 20
    ? '与标准接近，评阅时请对照各评分项的说明。'
    : '与标准相差较大，请先对照标准想一想差在哪里。'
}

/** The sample on which a reviewer tries themselves: what they give, then what it is worth. */
export const Calibration = ({
  id,
  sample,
  rubric,
}: {
  id: string
  sample: NonNullable<Round['Sample']>
  rubric: Round['Rubric']
}) => {
  const queries = useQueryClient()
  const [points, setPoints] = useState(sample.Points)
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const isDone = sample.Share !== null
  const given = rubric.reduce((sum, { Id }) => sum + (sample.Points[Id] ?? 0), 0)
  const send = async () => {
    setFault('')
    if (rubric.some(({ Id }) => points[Id] === undefined)) {
      setFault(calibratePeer.refusals.unrated[1])
      return
    }
    setPending(true)
    try {
      await call(calibratePeer, { Id: id, Points: points })
      await queries.invalidateQueries({ queryKey: peersKey })
      toast.success('已提交，请看标准')
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <section className={styles.panel} aria-label="示例作业校准">
      <h2 className={styles.sub}>先评示例作业</h2>
      <p className={styles.hint}>
        {sample.ByMachine
          ? '这是一份由系统评过分的实验报告。先给它评分，再看系统的分数，校准自己的尺度。'
          : '这是老师评过分的示例作业。先给它评分，再看老师的分数，校准自己的尺度。'}
      </p>
      <div className={styles.desk}>
        <div className={styles.box}>
          <PeerDocument shown={sample.Document} />
        </div>
        <div className={styles.box}>
          {isDone ? (
            <>
              <p className={styles.about}>
                <span>
                  {sample.ByMachine ? '系统评分' : '老师评分'} <b>{sample.Share}</b>
                </span>
                <span>
                  您的评分 <b>{Math.round(given * 10) / 10}</b>
                </span>
                <span>相差 {sample.Distance}</span>
              </p>
              <p className={styles.hint}>{distanceWords(sample.Distance ?? 0)}</p>
              <h3 className={styles.sub}>您给的分数</h3>
              <RubricFields rubric={rubric} points={sample.Points} />
              {Object.keys(sample.TruePoints).length > 0 && (
                <>
                  <h3 className={styles.sub}>标准</h3>
                  <RubricFields rubric={rubric} points={sample.TruePoints} />
                </>
              )}
            </>
          ) : (
            <>
              <RubricFields rubric={rubric} points={points} onChange={setPoints} />
              <FormFault>{fault}</FormFault>
              <Button kind="primary" pending={pending} onClick={() => void send()}>
                提交并看标准
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
