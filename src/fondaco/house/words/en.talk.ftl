### What the house says about talk and notes.

house-chat-off = Nobody may talk at this table from here now.
house-no-line = There is no line { $number }.
house-nobody-so = Nobody here is known by this sign.
house-bad-line = A line of talk has 1 to { $most } characters that can be printed.
house-bad-notes = Notes have at most { $most } characters that can be printed.
