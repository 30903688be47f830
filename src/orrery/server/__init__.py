"""Tables, seats, people, bots and time, for any title, over HTTP and WebSocket."""
