export type EngineName = 'firefox' | 'webkit' | 'chromium'

/** Size of what shows a page, in CSS px. */
export interface Size {
  width: number
  height: number
}

/** A key by its name in the DOM. */
export type KeyName = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowDown' | 'End'

/** One window of a browser, with nothing kept from the one before; all that a walk needs of an engine. */
export interface BrowserWindow {
  /** Goes to an address as whoever types it: another document. Ends once it is loaded. */
  open(address: string): Promise<void>
  /** What an expression of JavaScript comes to in the page, as JSON; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>
  /** Moves the mouse there and clicks; px of the viewport. */
  click(x: number, y: number): Promise<void>
  press(key: KeyName, held?: 'Shift'): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  resize(size: Size): Promise<void>
  /** What the engine or the page complained of since the window was opened. */
  problems(): Promise<string[]>
  close(): Promise<void>
}

/** A browser that runs. `shop` is the origin of the shop that its windows go to. */
export interface Engine {
  newWindow(shop: string): Promise<BrowserWindow>
  stop(): Promise<void>
}
