import {
  Button,
  Dialog,
  ecgPicture,
  type EcgStrip,
  FormFault,
  type KeepPicture,
  messageOf,
} from '#ui'
import type { Resource } from '@xinglin/contract/resources'
import { useState } from 'react'
import { sheetSeconds } from './ecg-rows.ts'
import { EcgShown } from './ecg-shown.tsx'
import styles from './imaging.module.css'

/** Puts a stretch of a recorded ECG into a text, as a picture of the paper: ten seconds and an arrangement are chosen before. */
export const EcgToPicture = ({
  resource,
  keep,
  onClose,
  onChosen,
}: {
  resource: Resource
  keep: KeepPicture
  onClose: () => void
  onChosen: (picture: Awaited<ReturnType<KeepPicture>>) => void
}) => {
  const [isDrawing, setDrawing] = useState(false)
  const [fault, setFault] = useState('')
  const put = async (rows: readonly (readonly EcgStrip[])[]) => {
    setDrawing(true)
    setFault('')
    try {
      const picture = await ecgPicture(rows, sheetSeconds)
      onChosen(await keep(new File([picture], '心电图.png', { type: 'image/png' })))
    } catch (cause) {
      setFault(messageOf(cause))
      setDrawing(false)
    }
  }
  return (
    <Dialog title={`插入心电图“${resource.Title}”`} wide onClose={onClose}>
      <EcgShown resource={resource}>
        {(rows) => (
          <div className={styles.act}>
            <FormFault>{fault}</FormFault>
            <Button kind="primary" pending={isDrawing} onClick={() => void put(rows)}>
              插入这 {sheetSeconds} 秒
            </Button>
          </div>
        )}
      </EcgShown>
    </Dialog>
  )
}
