import { Button, Checkbox } from '#ui'
import type { Action, Menu } from '@xinglin/contract/simulations/operation'
import { useState } from 'react'
import styles from './deeds.module.css'

/** The cupboard: what is laid out for the operation, several at once. */
export const Tools = ({
  tools,
  prepared,
  closed,
  onDo,
}: {
  tools: Menu['tools']
  prepared: readonly string[]
  closed: boolean
  onDo: (action: Action) => void
}) => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const lay = () => {
    onDo({ type: 'prepare', tools: chosen })
    setChosen([])
  }
  return (
    <fieldset className={styles.tools}>
      <legend>物品</legend>
      {tools.map(({ id, zh }) => (
        <Checkbox
          key={id}
          checked={prepared.includes(id) || chosen.includes(id)}
          disabled={prepared.includes(id)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          {zh}
        </Checkbox>
      ))}
      <Button onClick={lay} disabled={closed || chosen.length === 0}>
        备好所选物品
      </Button>
    </fieldset>
  )
}
