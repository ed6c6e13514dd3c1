import { Button, Tabs } from '#ui'
import type { Protocol, TrayDeed } from '@xinglin/contract/simulations/experiment'
import { Zap } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import styles from './tray.module.css'

type Group = TrayDeed['group']

const groups: readonly { readonly value: Group; readonly name: string }[] = [
  { value: 'prepare', name: '准备' },
  { value: 'operate', name: '操作' },
  { value: 'stimulate', name: '刺激器' },
  { value: 'drug', name: '试剂架' },
]

const verbs: Readonly<Record<Group, string>> = {
  prepare: '进行',
  operate: '进行',
  stimulate: '刺激',
  drug: '给药',
}

const usual = ({ fields }: TrayDeed) =>
  Object.fromEntries(fields.map(({ name, usual: value }) => [name, String(value)]))

/** One thing of the tray with the figures that one sets. */
const Setting = ({
  deed,
  closed,
  onDo,
}: {
  deed: TrayDeed
  closed: boolean
  onDo: (deed: string, values: Readonly<Record<string, number>>) => void
}) => {
  const [texts, setTexts] = useState(() => usual(deed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = deed.fields.map(({ name }) => [name, Number(texts[name] || Number.NaN)] as const)
    onDo(deed.id, Object.fromEntries(values))
  }
  return (
    <form className={styles.setting} aria-label={deed.zh} onSubmit={submit} noValidate>
      <p className={styles.name}>
        <strong>{deed.zh}</strong>
        <span>{deed.note}</span>
      </p>
      {deed.fields.map(({ name, zh, unit, step }) => (
        <label key={name} className={styles.field}>
          {zh}
          <span>
            <input
              type="number"
              inputMode="decimal"
              step={step}
              value={texts[name]}
              onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
            />
            {unit}
          </span>
        </label>
      ))}
      <Button
        type="submit"
        kind="primary"
        size="small"
        disabled={closed}
        icon={deed.group === 'stimulate' ? <Zap size={15} aria-hidden /> : undefined}
      >
        {verbs[deed.group]}
      </Button>
    </form>
  )
}

const Group = ({
  deeds,
  closed,
  onDo,
}: {
  deeds: readonly TrayDeed[]
  closed: boolean
  onDo: (deed: string, values: Readonly<Record<string, number>>) => void
}) => {
  const [chosen, setChosen] = useState(deeds[0]?.id ?? '')
  const deed = deeds.find(({ id }) => id === chosen) ?? deeds[0]
  return (
    <div className={styles.group}>
      <ul className={styles.deeds}>
        {deeds.map(({ id, zh }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.deed}
              aria-pressed={id === deed?.id}
              onClick={() => setChosen(id)}
            >
              {zh}
            </button>
          </li>
        ))}
      </ul>
      {deed && <Setting key={deed.id} deed={deed} closed={closed} onDo={onDo} />}
    </div>
  )
}

/** What can be done at the bench: preparations, operations, the stimulator, the reagents. */
export const Tray = ({
  protocol,
  closed,
  onDo,
}: {
  protocol: Protocol
  closed: boolean
  onDo: (deed: string, values: Readonly<Record<string, number>>) => void
}) => {
  const there = groups.filter(({ value }) => protocol.tray.some(({ group }) => group === value))
  const [chosen, setChosen] = useState<Group>(there[0]?.value ?? 'prepare')
  const panel = (
    <Group
      key={chosen}
      deeds={protocol.tray.filter(({ group }) => group === chosen)}
      closed={closed}
      onDo={onDo}
    />
  )
  return (
    <section className={styles.tray} aria-label="实验台">
      <Tabs
        label="实验台"
        chosen={chosen}
        onChoose={setChosen}
        tabs={there.map((one) => ({ ...one, panel: () => panel }))}
      />
    </section>
  )
}
