import { Tabs } from '#ui'
import type { Action, Menu, View } from '@xinglin/contract/operation'
import { useState } from 'react'
import { Compressions } from './compressions.tsx'
import { DeedForm } from './deed-form.tsx'
import look from './deeds.module.css'
import { Tools } from './tools.tsx'

type Bedside = {
  readonly menu: Menu
  readonly view: View
  readonly closed: boolean
  readonly onDo: (action: Action) => void
}

const Phase = ({
  name,
  deeds,
  menu,
  view,
  closed,
  onDo,
}: Bedside & { name: string; deeds: Menu['deeds'] }) => {
  const [chosen, setChosen] = useState(deeds[0]?.id ?? '')
  const deed = deeds.find(({ id }) => id === chosen) ?? deeds[0]
  return (
    <>
      {name === '准备' && (
        <Tools tools={menu.tools} prepared={view.prepared} closed={closed} onDo={onDo} />
      )}
      <div className={look.phase}>
        <ul className={look.list}>
          {deeds.map(({ id, zh }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === deed?.id} onClick={() => setChosen(id)}>
                {zh}
                {!view.can.includes(id) && <small>物品或器械未就绪</small>}
              </button>
            </li>
          ))}
        </ul>
        {deed && (
          <DeedForm key={deed.id} deed={deed} sites={menu.sites} closed={closed} onDo={onDo} />
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
export const Deeds = (given: Bedside) => {
  const { phases, deeds } = given.menu
  const there = phases.filter((name) => deeds.some(({ phase }) => phase === name))
  const [chosen, setChosen] = useState(there[0] ?? '')
  return (
    <section className={look.deeds} aria-label="可做的操作">
      {given.menu.compressions && <Compressions closed={given.closed} onDo={given.onDo} />}
      <Tabs
        label="操作阶段"
        chosen={chosen}
        onChoose={setChosen}
        tabs={there.map((name) => tabOf(name, given))}
      />
    </section>
  )
}
