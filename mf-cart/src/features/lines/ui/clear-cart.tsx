import { useState } from 'react'
import { Button } from '@nimbus/shared-ui/button'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { clearDialog, lines } from '../../../messages/de'
import styles from './lines.module.css'

/** Asks before everything is thrown out. */
export function ClearCart({ isLandline, onClear }: { isLandline: boolean; onClear: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const clear = (): void => {
    close()
    onClear()
  }
  return (
    <>
      <button type="button" className={`lbtn ${styles.clear}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {lines.clear}
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={clearDialog.title}
        size="s"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {clearDialog.keep}
            </Button>
            <Button onClick={clear}>{clearDialog.clear}</Button>
          </>
        }
      >
        <p>{isLandline ? clearDialog.landline : clearDialog.mobile}</p>
      </Dialog>
    </>
  )
}
