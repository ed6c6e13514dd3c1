import { Tabs } from '#ui'
import type { Action, Menu, View } from '@xinglin/contract/simulations/operation'
import { useState } from 'react'
import { Compressions, type Pressed } from './compressions.tsx'
import { DeedForm } from './deed-form.tsx'
import styles from './deeds.module.css'
import { Tools } from './tools.tsx'
import type { Hand } from './use-hand.ts'

type Bedside = {
  readonly menu: Menu
  readonly view: View
  readonly hand: Hand
  readonly closed: boolean
  readonly onDo: (action: Action) => void
}

/** Why a deed cannot be done now, as far as anybody at the bedside sees it. */
const lacking = ({ deeds, tools }: Menu, { prepared }: View, id: string): string => {
  const tool = deeds.find((one) => one.id === id)?.tool
  const missing = tool !== undefined && !prepared.includes(tool)
  return missing ? `未备：${tools.find((one) => one.id === tool)?.zh ?? ''}` : '现在不能做'
}

const Phase = ({
  name,
  deeds,
  menu,
  view,
  hand,
  closed,
  onDo,
}: Bedside & { name: string; deeds: Menu['deeds'] }) => {
  const deed = deeds.find(({ id }) => id === hand.deed?.id)
  return (
    <>
      {name === '准备' && (
        <Tools tools={menu.tools} prepared={view.prepared} closed={closed} onDo={onDo} />
      )}
      <div className={styles.phase}>
        <ul className={styles.list}>
          {deeds.map(({ id, zh }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === deed?.id} onClick={() => hand.take(id)}>
                {zh}
                {!view.can.includes(id) && <small>{lacking(menu, view, id)}</small>}
              </button>
            </li>
          ))}
        </ul>
        {deed ? (
          <DeedForm
            key={deed.id}
            deed={deed}
            hand={hand}
            sites={menu.sites}
            closed={closed}
            onDo={onDo}
          />
        ) : (
          <p className={styles.none}>选择一项操作，再确认部位、方式和数值。</p>
        )}
      </div>
    </>
  )
}

const tabOf = (name: string, given: Bedside) => ({
  value: name,
  name,
  panel: () => (
    <Phase
      key={name}
      name={name}
      deeds={given.menu.deeds.filter(({ phase }) => phase === name)}
      {...given}
    />
  ),
})

/** Everything that can be done, by phase, as a list: the way that needs no pointer and no picture. */
export const Deeds = ({
  onPressed,
  ...given
}: Bedside & {
  onPressed: (pressed: Pressed) => void
}) => {
  const { phases, deeds } = given.menu
  const there = phases.filter((name) => deeds.some(({ phase }) => phase === name))
  const [chosen, setChosen] = useState(there[0] ?? '')
  return (
    <section className={styles.deeds} aria-label="可做的操作">
      {given.menu.compressions && (
        <Compressions closed={given.closed} onDo={given.onDo} onPressed={onPressed} />
      )}
      <Tabs
        label="操作阶段"
        chosen={chosen}
        onChoose={setChosen}
        tabs={there.map((name) => tabOf(name, given))}
      />
    </section>
  )
}
