import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './form-fault.module.css'

/** What is wrong with a form as a whole, nothing while nothing is; `useForm` puts the focus here when sending was refused. */
export const FormFault = ({ children }: { children: ReactNode }) =>
  children ? (
    <div className={styles.fault} role="alert" tabIndex={-1}>
      <CircleAlert size={18} aria-hidden />
      <div>{children}</div>
    </div>
  ) : null
