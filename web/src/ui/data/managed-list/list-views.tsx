import { Bookmark, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { staying } from '../../hooks/staying.ts'
import styles from './list-views.module.css'

/** A view that is kept: its name, and the query of the address that shows it. */
export type ListView = { readonly id: string; readonly name: string; readonly query: string }

const withoutPage = (search: string): string => {
  const query = new URLSearchParams(search)
  query.delete('page')
  return query.toString()
}

/** The views of a list that one keeps: shown by a press, kept as the list stands now under a name, forgotten. */
export const ListViews = ({
  views,
  onKeep,
  onForget,
}: {
  views: readonly ListView[]
  /** Resolves to whether it was kept. */
  onKeep: (name: string, query: string) => Promise<boolean>
  onForget: (view: ListView) => void
}) => {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!open) return undefined
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('keydown', escape)
    }
  }, [open])
  const current = withoutPage(search)
  const shown = views.find(({ query }) => query === current)
  return (
    <div ref={place} className={styles.place}>
      <Button
        size="small"
        icon={<Bookmark size={15} aria-hidden />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {shown?.name ?? '视图'}
      </Button>
      {open && (
        <section id={id} className={styles.list} aria-label="保存的视图">
          {views.length === 0 && <p className={styles.note}>把常用的筛选、排序与列保存为视图。</p>}
          <ul className={styles.views}>
            {views.map((view) => (
              <li key={view.id} className={styles.view}>
                <button
                  type="button"
                  className={styles.show}
                  aria-current={view === shown}
                  onClick={() => {
                    setOpen(false)
                    void navigate(`${pathname}?${view.query}`, { state: staying })
                  }}
                >
                  {view.name}
                </button>
                <button
                  type="button"
                  className={styles.forget}
                  aria-label={`删除视图 ${view.name}`}
                  onClick={() => onForget(view)}
                >
                  <X size={15} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <form
            className={styles.keep}
            onSubmit={(event) => {
              event.preventDefault()
              if (name.trim() === '') return
              void onKeep(name.trim(), current).then((kept) => kept && setName(''))
            }}
          >
            <TextField
              label="视图名称"
              maxLength={20}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit" size="small" disabled={name.trim() === ''}>
              保存当前视图
            </Button>
          </form>
        </section>
      )}
    </div>
  )
}
