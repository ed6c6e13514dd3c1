import { Button, Checkbox, Chips, SearchField, SelectField } from '#ui'
import {
  canBeStopped,
  isFound,
  type Order,
  type OrderKind,
  orderKinds,
  orderOf,
  orders,
} from '@xinglin/simulation/catalogue'
import { X } from 'lucide-react'
import { useState } from 'react'
import { orderWord } from '../session/log-lines.ts'
import type { Known } from '../session/queries.ts'
import styles from './treat-panel.module.css'
import { useFocusKept } from '../session/use-focus-kept.ts'
import type { Deed } from '../session/use-consultation.ts'

type Basket = Readonly<Record<string, string>>

/** What the orders of a basket are, as the server takes them; without a dose where there is none to choose. */
const orderedOf = (basket: Basket) =>
  Object.entries(basket).map(([id, dose]) => (dose === '' ? { id } : { id, dose }))

/** Treating: orders of the list with their doses, several at once; what goes on can be stopped, what was done stays done. */
export const TreatPanel = ({
  view,
  closed,
  onDeed,
}: {
  view: Known
  closed: boolean
  onDeed: (deed: Deed) => Promise<unknown>
}) => {
  const [kind, setKind] = useState<OrderKind | ''>('')
  const [words, setWords] = useState('')
  const [basket, setBasket] = useState<Basket>({})
  const [pending, setPending] = useState(false)
  const { place: panel, keep: keepFocus } = useFocusKept<HTMLDivElement>()
  const given = new Set(
    view.orders.flatMap(({ id, stopped }) => (stopped === undefined ? [id] : [])),
  )
  const shown = orders.filter(
    (one) => (words === '' ? kind === '' || one.kind === kind : true) && isFound(one, words),
  )
  const without = (id: string) => {
    const { [id]: _, ...rest } = basket
    setBasket(rest)
  }
  const toggle = ({ id, doses }: Order) =>
    id in basket ? without(id) : setBasket({ ...basket, [id]: doses[0] ?? '' })
  const run = async (deed: Deed) => {
    if (pending) return undefined
    setPending(true)
    const done = await onDeed(deed)
    setPending(false)
    keepFocus()
    return done
  }
  const place = async () => {
    const done = await run({ type: 'treat', orders: orderedOf(basket) })
    if (done !== undefined) setBasket({})
  }
  const chosen = Object.keys(basket)
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      {view.orders.length > 0 && (
        <section className={styles.given} aria-label="已下达的医嘱">
          <h2>已下达的医嘱</h2>
          <ol>
            {view.orders.map((one) => (
              <li key={`${one.id}/${one.stopped ?? ''}`} data-stopped={one.stopped !== undefined}>
                {orderWord(one)}
                {one.stopped !== undefined && <span>第 {one.stopped} 分钟停</span>}
                {one.stopped === undefined && !closed && canBeStopped(one.id) && (
                  <Button
                    size="small"
                    kind="plain"
                    disabled={pending}
                    aria-label={`停止${orderOf(one.id)?.zh ?? one.id}`}
                    onClick={() => void run({ type: 'stop', orders: [one.id] })}
                  >
                    停止
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className={styles.catalogue} aria-label="开医嘱">
        <SearchField label="搜索医嘱（可用拼音）" value={words} onSearch={setWords} />
        <Chips
          label="医嘱类别"
          quiet
          slim
          options={[
            { value: '', name: '全部' },
            ...Object.entries(orderKinds).map(([value, name]) => ({ value, name })),
          ]}
          chosen={kind}
          onChoose={(one) => setKind(one as OrderKind | '')}
        />
        {(Object.keys(orderKinds) as OrderKind[])
          .filter((one) => shown.some((order) => order.kind === one))
          .map((one) => (
            <section key={one}>
              <h2 className={styles.kind}>{orderKinds[one]}</h2>
              <ul className={styles.rows}>
                {shown
                  .filter((order) => order.kind === one)
                  .map((order) => (
                    <li key={order.id} className={styles.row}>
                      <Checkbox
                        checked={order.id in basket || given.has(order.id)}
                        disabled={given.has(order.id) || closed}
                        onChange={() => toggle(order)}
                      >
                        {order.zh}
                      </Checkbox>
                      {order.id in basket && order.doses.length > 0 && (
                        <SelectField
                          label={`${order.zh}的剂量与用法`}
                          compact
                          options={order.doses.map((dose) => ({ value: dose, name: dose }))}
                          value={basket[order.id] ?? ''}
                          onChoose={(dose) => setBasket({ ...basket, [order.id]: dose })}
                        />
                      )}
                      {given.has(order.id) && <span className={styles.done}>已下达</span>}
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        {shown.length === 0 && <p className={styles.none}>没有这条医嘱</p>}
      </section>
      {chosen.length > 0 && (
        <div className={styles.basket}>
          <ul aria-label="待下达的医嘱">
            {chosen.map((id) => (
              <li key={id}>
                {orderOf(id)?.zh} {basket[id]}
                <button
                  type="button"
                  aria-label={`去掉${orderOf(id)?.zh ?? id}`}
                  onClick={() => without(id)}
                >
                  <X size={13} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <Button kind="primary" size="small" pending={pending} onClick={() => void place()}>
            下达 {chosen.length} 条医嘱
          </Button>
        </div>
      )}
    </div>
  )
}
