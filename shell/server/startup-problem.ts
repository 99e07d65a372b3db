/** What an operator can do about a failed start, in one line; other errors keep their own message. */
export function startupProblem(error: unknown): string {
  const { code, message = String(error) } = (error ?? {}) as { code?: string; message?: string }
  if (code === 'EADDRINUSE')
    return 'The port is taken: stop what uses it, or start with another one, PORT=3001 npm start'
  if (code === 'ENOSPC') return 'The disk is full: free some space and start again'
  if (code === 'EACCES') return `No permission (${message}): choose another folder with SHOP_DATA_DIR`
  return message
}
