import { CircleAlert } from 'lucide-react'
import look from './door-form.module.css'

/** What is wrong with a form as a whole. */
export const WholeFault = ({ fault }: { fault: string | undefined }) =>
  fault ? (
    <div className={look.fault} role="alert" tabIndex={-1}>
      <CircleAlert size={18} aria-hidden />
      <p>{fault}</p>
    </div>
  ) : null
