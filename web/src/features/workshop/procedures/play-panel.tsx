import { call } from '#call'
import { Button, toast, messageOf } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import { rehearseProcedure } from '@xinglin/contract/workshop'
import { Play } from 'lucide-react'
import { useState } from 'react'
import styles from '../compositions/composition-desk.module.css'

type Played = OutputOf<typeof rehearseProcedure>

/** 校对与试演: what is wrong with the draft, and what the expert's way, nothing and everything earn with each patient. */
export const PlayPanel = ({
  procedureId,
  problems,
  onSave,
}: {
  procedureId: string
  /** What was found in what was saved last. */
  problems: Played['Problems']
  /** Saves what is typed, so that what is played is what stands there; whether that went well. */
  onSave: () => Promise<boolean>
}) => {
  const [pending, setPending] = useState(false)
  const [played, setPlayed] = useState<Played>()
  const rehearse = async () => {
    setPending(true)
    try {
      if (await onSave()) setPlayed(await call(rehearseProcedure, { Id: procedureId }))
      else toast.error('还没有保存，暂不能试演')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  const shown = played ? played.Problems : problems
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <p aria-live="polite">{shown.length > 0 ? `${shown.length} 处要改` : '没有发现问题'}</p>
        <Button
          size="small"
          pending={pending}
          icon={<Play size={15} aria-hidden />}
          onClick={() => void rehearse()}
        >
          试演
        </Button>
      </div>
      <ul className={styles.list}>
        {shown.map(({ path, zh }) => (
          <li key={path + zh}>{zh}</li>
        ))}
      </ul>
      {played && played.Figures.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.weights}>
            <thead>
              <tr>
                <th scope="col">患者</th>
                <th scope="col">示范≥90</th>
                <th scope="col">不做=0</th>
                <th scope="col">全点&lt;60</th>
              </tr>
            </thead>
            <tbody>
              {played.Figures.map(({ Patient, Golden, Empty, Everything }) => (
                <tr key={Patient}>
                  <th scope="row">{Patient}</th>
                  <td>{Golden}</td>
                  <td>{Empty}</td>
                  <td>{Everything}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
